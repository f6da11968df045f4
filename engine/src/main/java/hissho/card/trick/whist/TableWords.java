package hissho.card.trick.whist;

import hissho.card.trick.Aim;
import hissho.report.Block;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How a table, its seats, its sides and a line of play are put into words. */
final class TableWords {

    private final TableGame game;
    private final Words words;

    TableWords(TableGame game, Words words) {
        this.game = game;
        this.words = words;
    }

    String title() {
        return words.say(
                "trick.table.title", game.rules().seats(), game.pack().cards().size());
    }

    String seat(int seat) {
        return game.rules().seats() == 2
                ? words.say(seat == 0 ? "trick.left" : "trick.right")
                : words.say("trick.table.seat", seat + 1);
    }

    String side(int side) {
        return words.say(named(game.rules(), side));
    }

    /** The name of a side: its seats, or its only one. */
    static Message named(TableRules rules, int side) {
        if (rules.partners()) return Message.of("trick.table.side", side + 1, side + 3);
        if (rules.seats() == 2) return Message.of(side == 0 ? "trick.left" : "trick.right");
        return Message.of("trick.table.seat", side + 1);
    }

    /** What each side has, in words. */
    String shares(List<Integer> result) {
        return IntStream.range(0, result.size())
                .mapToObj(side -> side(side) + " " + result.get(side))
                .collect(Collectors.joining(", "));
    }

    Section dealt() {
        TableRules rules = game.rules();
        List<Block> blocks = new ArrayList<>();
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            List<Block.Cell> row = new ArrayList<>();
            row.add(Block.Cell.of(seat(seat), rules.side(seat) == 0 ? Tone.FIRST : Tone.SECOND));
            for (long suit : rules.suits())
                row.add(Block.Cell.of(
                        String.join(" ", game.pack().names(game.hands().get(seat) & suit))));
            rows.add(row);
        }
        List<String> head = new ArrayList<>(List.of(""));
        head.addAll(game.pack().suits());
        blocks.add(new Block.Table("", head, rows, true));
        List<String> said = new ArrayList<>();
        said.add(words.say("trick.table.leads", seat(game.leader())));
        if (rules.suits().size() > 1)
            said.add(words.say("trick.table.follow."
                    + rules.follow().name().toLowerCase(Locale.ROOT).replace('_', '-')));
        rules.trump()
                .ifPresent(suit -> said.add(
                        words.say("trick.table.trump", game.pack().suits().get(suit))));
        if (rules.partners()) said.add(words.say("trick.table.partners"));
        said.add(words.say(
                "trick.table.aim." + rules.aim().name().toLowerCase(Locale.ROOT).replace('_', '-')));
        if (rules.aim() != Aim.LAST_TRICK) said.add(points());
        rules.target().ifPresent(points -> said.add(words.say("trick.table.target", points)));
        if (!rules.stock().isEmpty())
            said.add(words.say(
                    game.unknown().isPresent() ? "trick.table.stock.unknown" : "trick.table.stock.open",
                    rules.stock().stream().map(game.pack().cards()::get).collect(Collectors.joining(" "))));
        blocks.add(new Block.Paragraph(String.join(words.language() == Language.JAPANESE ? "" : " ", said)));
        return new Section(words.say("trick.section.deal"), blocks);
    }

    private String points() {
        List<Integer> points = game.rules().points();
        if (game.rules().countsTricks())
            return words.say("trick.table.points.each", game.rules().seats());
        String valued = IntStream.range(0, points.size())
                .filter(card -> points.get(card) > 0)
                .mapToObj(card -> game.pack().cards().get(card) + "=" + points.get(card))
                .collect(Collectors.joining(", "));
        return words.say("trick.table.points.cards", valued);
    }

    /** A line of play, one trick a row. */
    Block.Table line(List<TableState> states) {
        TableRules rules = game.rules();
        List<List<Block.Cell>> rows = new ArrayList<>();
        List<String> trick = new ArrayList<>();
        for (int i = 1; i < states.size(); i++) {
            TableState before = states.get(i - 1);
            TableState now = states.get(i);
            trick.add(game.pack().cards().get(played(before, now)));
            if (!now.trick().isEmpty()) continue;
            Tone tone = rules.side(now.leader()) == 0 ? Tone.FIRST : Tone.SECOND;
            rows.add(List.of(
                    Block.Cell.of(rows.size() + 1, words),
                    Block.Cell.of(seat(before.leader())),
                    Block.Cell.of(String.join(" ", trick)),
                    Block.Cell.of(seat(now.leader()), tone),
                    Block.Cell.of(shares(now.taken()))));
            trick.clear();
        }
        return new Block.Table(
                "",
                List.of(
                        words.say("trick.line.number"),
                        words.say("trick.line.lead"),
                        words.say("trick.table.line.cards"),
                        words.say("trick.line.taker"),
                        words.say("trick.line.worth")),
                rows,
                true);
    }

    /** The card between two neighbouring states. */
    static int played(TableState before, TableState now) {
        long gone = before.hands().get(before.turn()) & ~now.hands().get(before.turn());
        return Long.numberOfTrailingZeros(gone);
    }
}
