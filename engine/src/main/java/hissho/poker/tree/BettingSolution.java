package hissho.poker.tree;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingCertificate;
import hissho.poker.BettingTree;
import hissho.poker.Bounds;
import hissho.poker.Decimals;
import hissho.poker.HandRule;
import hissho.poker.Indifference;
import hissho.poker.MoveNames;
import hissho.poker.PokerFigures;
import hissho.poker.PokerTables;
import hissho.poker.Regions;
import hissho.poker.TreeFigure;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** A solved betting tree: exactly, with thresholds proved optimal, or as an interval that holds the value. */
record BettingSolution(BettingTree tree, Bounds bounds, Progress progress) implements Solution {

    private static final String[] TOLD = {"value", "decimals", "favors", "proved"};

    static final List<String> FACTS = List.of(
            "value",
            "closedForm",
            "decimals",
            "favors",
            "proved",
            "lower",
            "upper",
            "exploitability",
            "first",
            "second",
            "thresholds",
            "indifferenceReport",
            "regions",
            "tree",
            "turns");

    /** Bounds that are not exact are written as short decimals that are still bounds. */
    private static final long SHORT = 100_000_000L;

    BettingSolution {
        if (!bounds.isExact())
            bounds = new Bounds(
                    bounds.first(),
                    bounds.second(),
                    down(bounds.lower()),
                    down(bounds.upper().negated()).negated());
    }

    private static Rational down(Rational bound) {
        return bound.denominator().bitLength() < 28
                ? bound
                : Rational.of(bound.times(SHORT).floor(), java.math.BigInteger.valueOf(SHORT));
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("value", exactly(bounds::lower))
                .put("closedForm", exactly(bounds::lower))
                .put(
                        "decimals",
                        Decimals.USUAL,
                        () -> InOrder.of("value", bounds.middle().toDecimal(10)))
                .remarks("decimals")
                .put("favors", () -> {
                    if (bounds.lower().signum() != bounds.upper().signum())
                        throw new NotAnswered(Message.of("poker.not-proved", lower(), upper()));
                    return Bounds.favors(bounds.lower());
                })
                .put("proved", bounds::isExact)
                .remarks("proved")
                .put("lower", bounds::lower)
                .put("upper", bounds::upper)
                .put("exploitability", bounds::width)
                .put("first", () -> bounds.first().written(tree))
                .put("second", () -> bounds.second().written(tree))
                .put(
                        "thresholds",
                        () -> InOrder.of(
                                "I",
                                bounds.first().thresholds(),
                                "II",
                                bounds.second().thresholds()))
                .put(
                        "indifferenceReport",
                        exactly(() -> Indifference.of(tree, bounds.first(), bounds.second(), progress).stream()
                                .map(Indifference::written)
                                .toList()))
                .put(
                        "regions",
                        purely(() -> Regions.all(tree, bounds.first(), bounds.second()).stream()
                                .map(Regions.Region::written)
                                .toList()))
                .put("tree", tree::written)
                .put("turns", () -> tree.turns().size());
    }

    private <T> Supplier<T> exactly(Supplier<T> what) {
        return () -> {
            if (!bounds.isExact()) throw new NotAnswered(Message.of("poker.not-proved", lower(), upper()));
            return what.get();
        };
    }

    /** Regions of the square of hands are told where no hand mixes. */
    private <T> Supplier<T> purely(Supplier<T> what) {
        return exactly(() -> {
            if (!isPure()) throw new NotAnswered(Message.of("poker.mixed"));
            return what.get();
        });
    }

    private boolean isPure() {
        return bounds.first().isPure() && bounds.second().isPure();
    }

    private String lower() {
        return bounds.lower().decimalBelow(6);
    }

    private String upper() {
        return bounds.upper().decimalAbove(6);
    }

    /** A headline has room for so many moves at the first turn. */
    private static final int MOST_TOLD = 4;

    @Override
    public Certificate certificate(Progress progress) {
        return BettingCertificate.of(tree, bounds, progress);
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        List<Block> blocks = new ArrayList<>();
        blocks.add(PokerFigures.handBars(words, tree, bounds.first(), bounds.second()));
        if (bounds.isExact() && isPure()) blocks.add(PokerFigures.square(words, tree, bounds.first(), bounds.second()));
        blocks.add(PokerTables.regions(words, tree, bounds.isExact(), bounds.first(), bounds.second()));
        sections.add(new Section(words.say("poker.section.hands"), blocks));
        sections.add(Section.of(
                words.say("poker.section.tree"),
                new Block.Paragraph(words.say("poker.betting-tree.rules")),
                TreeFigure.of(words, tree)));
        if (bounds.isExact())
            sections.add(Section.of(
                    words.say("poker.section.indifference"),
                    new Block.Paragraph(words.say("poker.indifference")),
                    PokerTables.indifference(words, Indifference.of(tree, bounds.first(), bounds.second(), progress))));
        return new Report(
                BettingTreeKind.NAME,
                words.say("poker.betting-tree.title", tree.turns().size()),
                headline(words),
                said(words),
                sections);
    }

    private List<Said> said(Words words) {
        return Said.of(
                words,
                "poker",
                facts(),
                bounds.isExact() ? TOLD : new String[] {"decimals", "lower", "upper", "exploitability", "proved"});
    }

    /** What the player who begins does with which hands, where that fits into a line. */
    private String opening(Words words) {
        Betting.Turn turn = tree.turns().getFirst();
        HandRule rule = (turn.player() == 0 ? bounds.first() : bounds.second()).at(turn);
        if (!rule.isPure() || rule.chances().size() > MOST_TOLD) return "";
        List<String> parts = new ArrayList<>();
        boolean always = rule.chances().size() == 1;
        for (int k = 0; k < rule.chances().size(); k++)
            parts.add(words.say(
                    always
                            ? "poker.betting-tree.always"
                            : k + 1 < rule.chances().size() ? "poker.betting-tree.up-to" : "poker.betting-tree.above",
                    MoveNames.said(
                            turn.moves().get(PokerFigures.sure(rule.chances().get(k))), words),
                    words.brief(rule.cuts().get(k + 1))));
        return words.say(
                "poker.betting-tree.opening",
                BettingTree.PLAYERS.get(turn.player()),
                String.join(words.say("poker.between"), parts));
    }

    private String headline(Words words) {
        if (!bounds.isExact()) return words.say("poker.betting-tree.between", lower(), upper());
        String favours = Bounds.favors(bounds.lower());
        if (favours.equals("-")) return words.say("poker.betting-tree.fair");
        int thresholds = bounds.first().thresholds().size()
                + bounds.second().thresholds().size();
        String worth = words.write(bounds.lower().absolute());
        return switch (thresholds) {
            case 0 -> words.say("poker.betting-tree.exact-none", worth, favours, opening(words));
            case 1 -> words.say("poker.betting-tree.exact-one", worth, favours, opening(words));
            case 2 -> words.say("poker.betting-tree.exact-two", worth, favours, opening(words));
            default -> words.say("poker.betting-tree.exact", worth, favours, thresholds, opening(words));
        };
    }
}
