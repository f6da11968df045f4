package hissho.coalition;

import hissho.coalition.family.Table;
import hissho.document.Node;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads a table of worths: a map from coalitions, a text such as {@code 1:1, 2:0, 12:4}, or a list by size and then by members. Every
 * coalition stands there once; the empty one may be left out and is worth zero.
 */
final class WorthsReader {

    private static final Pattern BETWEEN = Pattern.compile("\\s*[;\\n]\\s*|\\s+|,(?=[^:,]*:)");

    private WorthsReader() {}

    static Table read(Node v, Players players) {
        int count = players.count();
        if (count > Coalitions.MOST_IN_TABLE) throw v.bad("coalition.bad.table", count, Coalitions.MOST_IN_TABLE);
        @Nullable Rational[] worths = new Rational[1 << count];
        if (v.isList()) listed(v, players, worths);
        else mapped(v, players, worths);
        worths[0] = Rational.ZERO;
        for (int coalition = 1; coalition < worths.length; coalition++)
            if (worths[coalition] == null) throw v.bad("coalition.bad.missing", CoalitionalGame.key(coalition, count));
        return new Table(count, Arrays.asList(worths));
    }

    private static void mapped(Node v, Players players, @Nullable Rational[] worths) {
        CoalitionNames names = new CoalitionNames(players);
        Map<String, Node> entries = entries(v);
        for (Map.Entry<String, Node> entry : entries.entrySet()) {
            Node node = entry.getValue();
            int coalition = (int) names.read(node, entry.getKey());
            Rational worth = node.rational();
            if (coalition == 0 && !worth.isZero()) throw node.bad("coalition.bad.empty-worth", worth);
            if (worths[coalition] != null)
                throw node.bad("coalition.bad.coalition-twice", CoalitionalGame.key(coalition, players.count()));
            worths[coalition] = worth;
        }
    }

    private static Map<String, Node> entries(Node v) {
        Map<String, Node> entries = new LinkedHashMap<>();
        if (v.isMap()) {
            for (String key : v.fields().keySet())
                entries.put(
                        key,
                        new Node(
                                v.place() + "." + (key.isBlank() ? "\"\"" : key),
                                v.fields().get(key)));
            return entries;
        }
        for (String part : BETWEEN.split(v.text().strip().replaceAll("\\s*:\\s*", ":"), -1)) {
            int colon = part.indexOf(':');
            if (part.isEmpty()) continue;
            if (colon < 0) throw v.bad("coalition.bad.worth-text", part);
            String key = part.substring(0, colon).strip();
            if (entries.containsKey(key)) throw v.bad("coalition.bad.coalition-twice", key);
            entries.put(key, new Node(v.place(), part.substring(colon + 1).strip()));
        }
        return entries;
    }

    /** Worths in the order 1, 2, ..., 12, 13, ..., 12...n. */
    private static void listed(Node v, Players players, @Nullable Rational[] worths) {
        int count = players.count();
        List<Node> entries = v.list(worths.length - 1, worths.length - 1);
        int at = 0;
        for (int size = 1; size <= count; size++)
            for (long coalition : CoalitionalGame.ofSize(count, size))
                worths[(int) coalition] = entries.get(at++).rational();
    }
}
