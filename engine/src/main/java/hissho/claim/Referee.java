package hissho.claim;

import hissho.claim.Census.Result;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Says what a census found, and what is known of every claim. */
public final class Referee {

    private Referee() {}

    /** Whether a result stands: a counterexample is checked once more, alone. */
    public static boolean confirms(Result result, Progress progress) {
        return result.first()
                .map(example -> result.claim()
                        .check(example.size(), example.number(), example.number() + 1, progress)
                        .first()
                        .isPresent())
                .orElse(true);
    }

    /** The verdict on one claim, and whether it was confirmed. */
    public static Report tell(Result result, boolean confirmed, Words words) {
        Claim claim = result.claim();
        List<Said> answer = new ArrayList<>();
        answer.add(Said.of(words, "claim", "claim.fact.id", claim.id()));
        answer.add(new Said(
                "verdict", words.say("claim.fact.verdict"), result.verdict().name(), verdict(result.verdict(), words)));
        answer.add(
                new Said("known", words.say("claim.fact.known"), claim.known().name(), standing(claim, words)));
        answer.add(Said.of(words, "from", "claim.fact.from", result.from()));
        answer.add(Said.of(words, "to", "claim.fact.to", result.to()));
        answer.add(Said.of(words, "instances", "claim.fact.instances", result.checked()));
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(statement(claim, words)));
        blocks.add(new Block.Paragraph(words.say("claim.source", source(claim, words))));
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(words.say("claim.section.statement"), blocks.toArray(Block[]::new)));
        result.first().ifPresent(example -> {
            answer.add(Said.of(words, "counterexample", "claim.fact.counterexample", example.document()));
            answer.add(new Said(
                    "reason", words.say("claim.fact.reason"), words.say(example.what()), words.say(example.what())));
            sections.add(Section.of(words.say("claim.section.counterexample"), replay(example, words)));
        });
        return new Report(
                "claim",
                words.say("claim.title", claim.id()),
                headline(result, words),
                answer,
                sections,
                new Report.Certificate(
                        words.say(result.first().isPresent() ? "claim.certificate.refuted" : "claim.certificate.holds"),
                        confirmed));
    }

    /** What is known of a statement: proved and where, checked to a size, refuted, empty or open. */
    public enum Standing {
        PROVED,
        CHECKED,
        REFUTED,
        EMPTY,
        OPEN
    }

    /** The bundles name where a statement is proved under the key of the claim and {@code .proof}, and who only conjectures it under {@code .conjecture}. */
    public static Standing known(Claim claim, Words words) {
        return switch (claim.known()) {
            case FAILS -> Standing.REFUTED;
            case EMPTY -> Standing.EMPTY;
            case OPEN -> Standing.OPEN;
            case HOLDS ->
                words.knows(key(claim) + ".proof")
                        ? Standing.PROVED
                        : words.knows(key(claim) + ".conjecture") ? Standing.OPEN : Standing.CHECKED;
        };
    }

    /** The same in words, with where it is proved or how far it was checked. */
    public static String standing(Claim claim, Words words) {
        Standing known = known(claim, words);
        if (known == Standing.CHECKED
                && claim.smallestSize() == claim.defaultSize()
                && claim.instances(claim.defaultSize()) == 1) return words.say("claim.standing.single");
        return words.say(
                "claim.standing." + known.name().toLowerCase(Locale.ROOT),
                known == Standing.PROVED ? words.say(key(claim) + ".proof") : claim.defaultSize());
    }

    private static String key(Claim claim) {
        return claim.room() + ".claim." + claim.id();
    }

    /** All claims in a table, with the largest size checked on this machine. */
    public static Report list(List<Claim> claims, Map<String, Integer> checkedTo, Words words) {
        List<List<Block.Cell>> rows = claims.stream()
                .map(claim -> List.of(
                        Block.Cell.of(claim.id()),
                        Block.Cell.of(standing(claim, words), tone(claim.known())),
                        Block.Cell.of(
                                checkedTo.containsKey(claim.id())
                                        ? checkedTo.get(claim.id()).toString()
                                        : "–"),
                        Block.Cell.of(source(claim, words))))
                .toList();
        List<String> head = List.of(
                words.say("claim.fact.id"),
                words.say("claim.fact.known"),
                words.say("claim.head.checked"),
                words.say("claim.head.source"));
        List<Said> statements = claims.stream()
                .map(claim -> new Said(claim.id(), claim.id(), statement(claim, words), statement(claim, words)))
                .toList();
        String title = words.say("claim.list.title");
        return new Report(
                "claims",
                title,
                claims.isEmpty() ? words.say("claim.list.none") : words.say("claim.list.headline", claims.size()),
                List.of(Said.of(words, "claims", "claim.fact.claims", claims.size())),
                claims.isEmpty()
                        ? List.of()
                        : List.of(
                                Section.of(words.say("claim.section.statements"), new Block.Facts(statements)),
                                Section.of(
                                        words.say("claim.section.standing"), new Block.Table(title, head, rows, true))),
                new Report.Certificate(words.say("claim.certificate.list"), true));
    }

    /** The verdicts of many claims in a table; it is checked when each agrees with what is known. */
    public static Report summary(List<Result> results, Words words) {
        List<List<Block.Cell>> rows = results.stream()
                .map(result -> List.of(
                        Block.Cell.of(result.claim().id()),
                        Block.Cell.of(verdict(result.verdict(), words), tone(result.verdict())),
                        Block.Cell.of(Integer.toString(result.to())),
                        Block.Cell.of(result.checked(), words),
                        Block.Cell.of(
                                result.first().map(e -> words.say(e.what())).orElse(""))))
                .toList();
        List<String> head = List.of(
                words.say("claim.fact.id"),
                words.say("claim.fact.verdict"),
                words.say("claim.fact.to"),
                words.say("claim.fact.instances"),
                words.say("claim.fact.reason"));
        List<String> surprises = results.stream()
                .filter(Referee::surprises)
                .map(result -> result.claim().id())
                .toList();
        String headline = surprises.isEmpty()
                ? words.say("claim.summary.agree", results.size())
                : words.say("claim.summary.surprise", results.size(), surprises);
        return table(
                "claims",
                words.say("claim.summary.title"),
                headline,
                head,
                rows,
                results.size(),
                surprises.isEmpty(),
                words);
    }

    /** Whether a result contradicts what is known: an open question cannot be contradicted. */
    public static boolean surprises(Result result) {
        return result.claim().known() != Claim.Verdict.OPEN
                && result.verdict() != result.claim().known();
    }

    private static Report table(
            String kind,
            String title,
            String headline,
            List<String> head,
            List<List<Block.Cell>> rows,
            int count,
            boolean checked,
            Words words) {
        return new Report(
                kind,
                title,
                headline,
                List.of(Said.of(words, "claims", "claim.fact.claims", count)),
                List.of(Section.of(title, new Block.Table(title, head, rows, true))),
                new Report.Certificate(words.say("claim.certificate.table"), checked));
    }

    private static String headline(Result result, Words words) {
        if (result.first().isPresent())
            return words.say("claim.headline.refuted", result.first().get().size(), result.checked());
        if (result.checked() == 1) return words.say("claim.headline.single");
        return words.say(
                result.checked() == 0 ? "claim.headline.empty" : "claim.headline.holds", result.checked(), result.to());
    }

    private static Block replay(Counterexample example, Words words) {
        return new Block.Steps(List.of(
                Block.Step.of(words.say("claim.replay.document", example.document())),
                Block.Step.of(words.say(example.what()))));
    }

    private static String statement(Claim claim, Words words) {
        return words.say(claim.room() + ".claim." + claim.id());
    }

    private static String source(Claim claim, Words words) {
        return words.say(claim.room() + ".claim." + claim.id() + ".source");
    }

    private static String verdict(Claim.Verdict verdict, Words words) {
        return words.say("claim.verdict." + verdict.name());
    }

    private static Tone tone(Claim.Verdict verdict) {
        return switch (verdict) {
            case HOLDS -> Tone.GOOD;
            case FAILS -> Tone.BAD;
            case EMPTY -> Tone.MUTED;
            case OPEN -> Tone.ACCENT;
        };
    }
}
