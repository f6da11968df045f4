package hissho.card.trick.whist;

import hissho.card.trick.partition.DoubleDummyTable;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The double dummy table of a deal for four with partners: the tricks of every declarer with every suit as trumps and without trumps. */
final class DeclarerTable implements Tabulation {

    private static final int SEATS = 4;
    /** So many positions of a denomination are looked at to work its results out again from the rules. */
    private static final int MOST_POSITIONS = 10_000;

    @Override
    public String name() {
        return "double-dummy";
    }

    @Override
    public String room() {
        return "trick";
    }

    @Override
    public Shape.Fields parameters() {
        return TableReader.BRIDGE;
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        TableGame game = TableReader.bridge(parameters);
        int threads = Runtime.getRuntime().availableProcessors();
        DoubleDummyTable table = DoubleDummyTable.of(game.rules(), game.hands(), threads, progress);
        Map<String, Object> byDenomination = InOrder.of();
        List<List<Block.Cell>> rows = new ArrayList<>();
        int all = Long.bitCount(game.hands().getFirst());
        for (int suit = 0; suit < table.tricks().size(); suit++) {
            boolean trumps = suit < game.pack().suits().size();
            byDenomination.put(
                    trumps ? game.pack().suits().get(suit) : "NT",
                    table.tricks().get(suit));
            List<Block.Cell> row = new ArrayList<>();
            row.add(Block.Cell.of(trumps ? game.pack().suits().get(suit) : words.say("trick.declarers.none")));
            for (int tricks : table.tricks().get(suit))
                row.add(Block.Cell.of(String.valueOf(tricks), 2 * tricks > all ? Tone.GOOD : Tone.PLAIN));
            rows.add(row);
        }
        TableWords seats = new TableWords(game, words);
        List<String> head = new ArrayList<>(List.of(""));
        for (int seat = 0; seat < SEATS; seat++) head.add(seats.seat(seat));
        Facts facts = new Facts().put("declarerTricks", () -> byDenomination);
        return new Report(
                        name(),
                        words.say("trick.declarers.title", game.pack().cards().size()),
                        words.say(
                                "trick.declarers.headline",
                                SEATS * table.tricks().size()),
                        Said.of(words, "trick", facts, "declarerTricks"),
                        List.of(Section.of(
                                words.say("trick.declarers.section"),
                                new Block.Paragraph(words.say("trick.declarers.about")),
                                new Block.Table(words.say("trick.declarers.table"), head, rows, true))))
                .certified(checked(game, table, byDenomination, progress), words);
    }

    /** The results of every denomination that has few positions, worked out again from the rules. */
    private static Certificate checked(
            TableGame game, DoubleDummyTable table, Map<String, Object> data, Progress progress) {
        boolean holds = true;
        int checked = 0;
        for (int suit = 0; suit < table.tricks().size(); suit++) {
            TableRules rules = DoubleDummyTable.in(game.rules(), suit);
            Rederivation again = new Rederivation(rules, MOST_POSITIONS, progress);
            for (int declarer = 0; declarer < SEATS; declarer++) {
                Optional<List<Integer>> result =
                        again.result(TableState.start(rules, game.hands(), (declarer + 1) % SEATS));
                if (result.isEmpty()) break;
                checked++;
                holds &= result.get().get(declarer % 2)
                        == SEATS * table.tricks().get(suit).get(declarer);
            }
        }
        if (checked == 0)
            return new Certificate.Unchecked(Message.of("trick.declarers.certificate.solver", MOST_POSITIONS));
        return new Certificate.Values(
                holds,
                Extent.sample(checked, (long) SEATS * table.tricks().size()),
                Message.of("trick.declarers.certificate.rules"),
                data);
    }
}
