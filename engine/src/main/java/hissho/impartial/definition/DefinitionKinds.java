package hissho.impartial.definition;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.verify.Topic;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The kinds that classify descriptions of games instead of solving games. */
public final class DefinitionKinds {

    private DefinitionKinds() {}

    private static Field<?> truth(String name) {
        return Field.optional(name, Shape.truth());
    }

    public static List<Kind<?>> all() {
        return List.of(theoryFinder(), combinatorialCheck(), zeroSumCheck());
    }

    private static Kind<?> theoryFinder() {
        Shape.Fields document = Shape.fields(
                Field.required("players", Shape.whole(0, 1_000_000)),
                Field.optional("form", Shape.choice("strategic", "extensive", "coalitional")),
                truth("perfectInformation"),
                truth("chanceMoves"),
                truth("winOrLose"),
                truth("zeroSum"),
                truth("agreements"),
                truth("transferableUtility"));
        return new DefinitionKind(
                "theory-finder",
                document,
                Checks::description,
                DefinitionKinds::theory,
                node -> new Facts()
                        .put("theory", () -> Checks.description(node).theory().plain()));
    }

    private static Report theory(Object checked, Words words) {
        Theory theory = ((Theory.Description) checked).theory();
        List<Said> facts = new ArrayList<>();
        facts.add(new Said(
                "theory",
                words.say("impartial.theory-finder.theory"),
                theory.plain(),
                words.say("impartial.theory." + theory.plain())));
        String chapters = theory.chapters().stream()
                .map(c -> words.say("core.chapter." + c.name()))
                .collect(Collectors.joining(", "));
        if (!chapters.isEmpty())
            facts.add(new Said(
                    "chapters",
                    words.say("impartial.theory-finder.chapters"),
                    theory.chapters().stream().map(Chapter::name).toList(),
                    chapters));
        return report(
                "theory-finder",
                words.say("impartial.theory-finder"),
                words.say("impartial.theory-finder.headline", words.say("impartial.theory." + theory.plain())),
                facts,
                words.say("impartial.theory." + theory.plain() + ".why"),
                words);
    }

    private static Kind<?> combinatorialCheck() {
        Shape.Fields document = Shape.fields(
                Field.optional("game", Shape.text()),
                Field.required("players", Shape.whole(0, 1_000_000)),
                truth("alternateMoves"),
                truth("chanceMoves"),
                truth("hiddenInformation"),
                truth("simultaneousMoves"),
                truth("drawAtTerminal"),
                truth("alwaysEnds"),
                truth("sameMovesForBoth"));
        return new DefinitionKind(
                "combinatorial-game-check",
                document,
                node -> List.of(Checks.failing(node), Checks.impartial(node)),
                DefinitionKinds::combinatorial,
                node -> new Facts()
                        .put("combinatorial", () -> Checks.failing(node).isEmpty())
                        .put("impartial", () -> Checks.impartial(node))
                        .put("failing", Compare.SET, () -> Checks.failing(node)));
    }

    private static Report combinatorial(Object checked, Words words) {
        List<?> both = (List<?>) checked;
        List<?> failing = (List<?>) both.get(0);
        boolean impartial = Boolean.TRUE.equals(both.get(1));
        String said =
                failing.stream().map(f -> words.say("impartial.condition." + f)).collect(Collectors.joining("; "));
        List<Said> facts = List.of(
                Said.of(words, "combinatorial", "impartial.combinatorial-game-check.combinatorial", failing.isEmpty()),
                Said.of(words, "impartial", "impartial.combinatorial-game-check.impartial", impartial),
                new Said(
                        "failing",
                        words.say("impartial.combinatorial-game-check.failing"),
                        failing,
                        said.isEmpty() ? words.say("impartial.none") : said));
        String key = !failing.isEmpty() ? "not" : impartial ? "impartial-yes" : "partizan-yes";
        return report(
                "combinatorial-game-check",
                words.say("impartial.combinatorial-game-check"),
                words.say("impartial.combinatorial-game-check.headline-" + key),
                facts,
                failing.isEmpty()
                        ? words.say("impartial.combinatorial-game-check.all")
                        : words.say("impartial.combinatorial-game-check.because", said),
                words);
    }

    private static Kind<?> zeroSumCheck() {
        Shape.Fields document = Shape.fields(
                Field.required("players", Shape.whole(1, 1_000)),
                Field.required(
                        "cells",
                        Shape.listOf(
                                Shape.fields(
                                        Field.required("profile", Shape.listOf(Shape.whole(1, 1_000_000))),
                                        Field.required("payoffs", Shape.listOf(Shape.number()))),
                                1,
                                100_000)));
        return new DefinitionKind(
                "zero-sum-check",
                document,
                Checks::offending,
                DefinitionKinds::zeroSum,
                node -> new Facts()
                        .put("zeroSum", () -> Checks.offending(node).isEmpty())
                        .put("offending", Compare.SET, () -> Checks.offending(node)));
    }

    private static Report zeroSum(Object checked, Words words) {
        List<?> offending = (List<?>) checked;
        List<Said> facts = List.of(
                Said.of(words, "zeroSum", "impartial.zero-sum-check.zero-sum", offending.isEmpty()),
                new Said(
                        "offending",
                        words.say("impartial.zero-sum-check.offending"),
                        offending,
                        offending.isEmpty() ? words.say("impartial.none") : offending.toString()));
        return report(
                "zero-sum-check",
                words.say("impartial.zero-sum-check"),
                words.say(
                        offending.isEmpty() ? "impartial.zero-sum-check.yes" : "impartial.zero-sum-check.no",
                        offending.size()),
                facts,
                words.say("impartial.zero-sum-check.about"),
                words);
    }

    private static Report report(
            String kind, String title, String headline, List<Said> facts, String why, Words words) {
        return new Report(
                kind,
                title,
                headline,
                facts,
                List.of(Section.of(words.say("impartial.definition.why"), new Block.Paragraph(why))),
                new Report.Certificate(words.say("impartial.definition.certificate"), true));
    }

    /** A description and what the check found. */
    private record Described(Object checked) implements Game {}

    /** A kind that only checks a description. */
    private record DefinitionKind(
            String name,
            Shape.Fields document,
            Function<Node, Object> check,
            BiFunction<Object, Words, Report> told,
            Function<Node, Facts> answers)
            implements Kind<Described> {

        @Override
        public Listing listing() {
            return new Listing(name, "impartial", Chapter.IMPARTIAL);
        }

        @Override
        public Described read(Node node) {
            return new Described(check.apply(node));
        }

        @Override
        public Solution solve(Described game, Progress progress) {
            return new Solution() {
                @Override
                public boolean certified() {
                    return true;
                }

                @Override
                public Report tell(Words words) {
                    return told.apply(game.checked(), words);
                }
            };
        }

        @Override
        public List<Topic> topics() {
            Set<String> inputs = document.fields().stream().map(Field::name).collect(Collectors.toSet());
            return List.of(new Topic(name, inputs, answers));
        }
    }
}
