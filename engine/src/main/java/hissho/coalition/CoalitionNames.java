package hissho.coalition;

import hissho.document.Node;
import hissho.form.Players;
import hissho.form.Subsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads coalitions as people write them: {@code 13} where there are at most nine players, {@code AC} where all names are single letters,
 * {@code 1,12} or {@code Ann, Bob} with commas; nothing is the empty coalition.
 */
final class CoalitionNames {

    private final Players players;

    CoalitionNames(Players players) {
        this.players = players;
    }

    /** The coalition that stands at a place; a list of players or numbers is one too. */
    long read(Node node) {
        if (node.isList()) {
            long coalition = 0;
            for (Node member : node.list()) coalition = with(coalition, member, member.text());
            return coalition;
        }
        return read(node, node.text());
    }

    /** The coalition a text means, with complaints about its place. */
    long read(Node place, String written) {
        String text = written.strip();
        if (text.startsWith("{") && text.endsWith("}"))
            text = text.substring(1, text.length() - 1).strip();
        long coalition = 0;
        for (String part : parts(text)) coalition = with(coalition, place, part);
        return coalition;
    }

    private List<String> parts(String text) {
        if (text.isEmpty()) return List.of();
        if (text.contains(",") || text.contains("+"))
            return List.of(text.split("[,+]", -1)).stream().map(String::strip).toList();
        if (player(text).isPresent()) return List.of(text);
        List<String> letters = new ArrayList<>();
        text.codePoints().forEach(letter -> letters.add(Character.toString(letter)));
        return letters;
    }

    private long with(long coalition, Node place, String text) {
        int player = player(text).orElseThrow(() -> place.bad("coalition.bad.player", text, players.count()));
        if (Subsets.contains(coalition, player)) throw place.bad("coalition.bad.member-twice", text);
        return coalition | 1L << player;
    }

    /** The player of this name, or of this number counted from 1. */
    Optional<Integer> player(String text) {
        int named = players.names().indexOf(text);
        if (named >= 0) return Optional.of(named);
        if (!text.matches("[1-9]\\d{0,5}")) return Optional.empty();
        int number = Integer.parseInt(text);
        return number <= players.count() ? Optional.of(number - 1) : Optional.empty();
    }
}
