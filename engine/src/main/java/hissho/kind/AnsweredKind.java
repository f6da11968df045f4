package hissho.kind;

import hissho.certificate.Certificate;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A kind made of its parts: how it is listed, what its document holds, how a game is read, and how it is answered. */
public record AnsweredKind<G extends Game>(
        Listing listing,
        Shape.Fields document,
        Function<Node, G> reader,
        BiFunction<G, Progress, ? extends Answer> solver,
        List<String> facts)
        implements Kind<G> {

    public AnsweredKind {
        facts = List.copyOf(facts);
    }

    @Override
    public G read(Node node) {
        return reader.apply(node);
    }

    @Override
    public Solution solve(G game, Progress progress) {
        Answer answer = solver.apply(game, progress);
        return new Told(listing, answer, answer.facts(progress));
    }

    /** An answer as a solution. */
    private record Told(Listing listing, Answer answer, Facts facts) implements Solution {
        @Override
        public Certificate certificate(Progress progress) {
            return answer.certificate(progress);
        }

        @Override
        public Report tell(Words words) {
            List<Said> said = new ArrayList<>();
            for (String key : answer.told()) facts.find(key).ifPresent(fact -> add(said, fact, words));
            return new Report(
                    listing.name(),
                    words.say(answer.title()),
                    answer.verdict(facts)
                            .map(verdict ->
                                    words.say("core.verdict.first", words.say(verdict), words.say(answer.headline())))
                            .orElseGet(() -> words.say(answer.headline())),
                    said,
                    answer.sections(facts, words));
        }

        private void add(List<Said> said, Fact<?> fact, Words words) {
            try {
                said.add(Said.of(words, listing.room(), fact));
            } catch (NotAnswered e) {
                // what this game has not is not told
            }
        }
    }
}
