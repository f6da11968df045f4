package hissho.impartial.nim;

import hissho.certificate.Certificate;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisCertificate;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Convention;
import hissho.impartial.GrundyValue;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Outcome;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.impartial.heap.PileWords;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Staircase Nim. */
public final class StaircaseKind implements ImpartialKind {

    @Override
    public String name() {
        return "staircase-nim";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(Staircase.STEPS, Convention.PLAY);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(AnalysisFacts.KEYS.stream(), Stream.of("sgOfOddSteps"))
                .toList();
    }

    @Override
    public Setting read(Node document) {
        Staircase stairs = new Staircase(Staircase.STEPS.in(document));
        return Setting.of(stairs, Convention.of(document)).with(new OddSteps(stairs));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return PileWords.under("steps", words);
    }

    /** Only the odd steps count (Sprague). */
    private record OddSteps(Staircase stairs) implements Supplement {

        @Override
        public Facts facts(Analysis analysis, Progress progress) {
            return new Facts().put("sgOfOddSteps", stairs::oddSum).put("nimSum", stairs::oddSum);
        }

        @Override
        public List<Section> theory(Analysis analysis, Words words, Progress progress) {
            if (analysis.convention() == Convention.MISERE) return List.of();
            List<Long> odd = IntStream.range(0, stairs.steps().size())
                    .filter(i -> i % 2 == 0)
                    .mapToObj(stairs.steps()::get)
                    .toList();
            return List.of(Section.of(
                    words.say("impartial.section.rule"),
                    new Block.Paragraph(words.say("impartial.staircase-nim.argument", odd, odd(stairs.steps())))));
        }

        @Override
        public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
            if (analysis.convention() == Convention.MISERE) return Optional.empty();
            return AnalysisCertificate.orTheory(analysis, progress, () -> Optional.of(byTheorem(analysis, progress)));
        }

        private Certificate byTheorem(Analysis analysis, Progress progress) {
            long sum = odd(stairs.steps());
            Set<String> winning = new HashSet<>();
            for (int step = 1; sum != 0 && step <= stairs.steps().size(); step++) {
                progress.check();
                // the odd step that is touched must come to have its nim-sum with the sum of all
                int touched = step % 2 == 1 ? step : step - 1;
                long before = stairs.steps().get(touched - 1);
                long coins = step % 2 == 1 ? before - (before ^ sum) : (before ^ sum) - before;
                if (coins >= 1 && coins <= stairs.steps().get(step - 1)) winning.add(step + ":" + coins);
            }
            return AnalysisCertificate.byTheorem(
                    "sprague-staircase",
                    analysis,
                    sum == 0 ? Outcome.P : Outcome.N,
                    Optional.of(GrundyValue.of(sum)),
                    winning,
                    Message.of("impartial.certificate.staircase"));
        }

        private static long odd(List<Long> steps) {
            long sum = 0;
            for (int i = 0; i < steps.size(); i += 2) sum ^= steps.get(i);
            return sum;
        }
    }
}
