package hissho.zerosum.named;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Section;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.question.MatrixAnswer;
import hissho.zerosum.question.PlayerNames;
import hissho.zerosum.question.SolutionCertificate;
import hissho.zerosum.writing.Telling;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A named game solved as a matrix game: the rules come before the matrix, and the formula, where there is one, after it. */
public record NamedAnswer(NamedGame game, MatrixAnswer matrix, Optional<ClosedForm> formula, Facts facts)
        implements Solution {

    /** Kept, for these words are read from a file. */
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    static NamedAnswer of(NamedGame game, MatrixAnswer matrix) {
        Facts facts = new Facts().putAll(matrix.facts()).putAll(game.facts());
        return new NamedAnswer(game, matrix, game.closedForm(), facts);
    }

    /** The guarantees on the matrix that the rules give, and the formula's strategies among them. */
    @Override
    public Certificate certificate(Progress progress) {
        Certificate.Guarantees plain = matrix.guarantees(progress);
        RationalMatrix payoffs = game.matrix().payoffs();
        boolean right = payoffs.equals(plain.payoffs())
                && formula.map(form -> form.value().equals(plain.value()) && form.proves(payoffs))
                        .orElse(true);
        Map<String, Object> claims = new LinkedHashMap<>(plain.further());
        claims.put("game", game.family());
        formula.ifPresent(form -> claims.put(
                "formula",
                InOrder.of("name", form.name(), "value", form.value(), "row", form.row(), "column", form.column())));
        return matrix.judging(SolutionCertificate.covering(plain.with(right, plain.extent(), claims)));
    }

    @Override
    public Report tell(Words words) {
        String key = "named." + game.family() + ".players";
        String unit = "named." + game.family() + ".unit";
        MatrixAnswer called = matrix.called(label -> label(words, label));
        Report plain = words.knows(key + ".I")
                ? called.tell(
                        words,
                        PlayerNames.of(
                                List.of(words.say(key + ".I"), words.say(key + ".II")),
                                words.knows(unit) ? words.say(unit) : ""))
                : called.tell(words);
        List<Section> sections = new ArrayList<>();
        sections.add(Telling.rules(words, "named." + game.family()));
        sections.addAll(plain.sections());
        formula.ifPresent(form -> sections.add(Math.min(2, sections.size()), formula(words, form)));
        return new Report(
                game.family(), words.say("named." + game.family()), plain.headline(), plain.answer(), sections);
    }

    /** What a choice is called in the reader's language, word by word where the words are ours. */
    static Object called(String label) {
        return Arrays.stream(label.split(" "))
                .<Object>map(word -> ENGLISH.knows("named.label." + word) ? Message.of("named.label." + word) : word)
                .reduce((one, other) -> Message.of("named.label-words", one, other))
                .orElse(label);
    }

    private static String label(Words words, String label) {
        return words.write(called(label));
    }

    private Section formula(Words words, ClosedForm form) {
        MatrixGame played =
                matrix.called(label -> label(words, label)).question().game();
        return Section.of(
                words.say("named.section.formula"),
                Telling.paragraph(words, "named.formula." + form.name()),
                Telling.paragraph(
                        words,
                        "named.formula.gives",
                        form.value(),
                        Writing.weights(words, form.row(), played.rows()),
                        Writing.weights(words, form.column(), played.columns())));
    }
}
