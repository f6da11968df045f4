package hissho.kind;

import hissho.certificate.Certificate;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;
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
            Parts parts = new Parts(words);
            String headline = parts.headline(() -> headline(words));
            List<Said> said = answer.told().stream()
                    .flatMap(key -> facts.find(key).stream())
                    .flatMap(fact -> parts.find(() -> Optional.of(Said.folded(words, listing.room(), fact))).stream())
                    .toList();
            answer.sections(facts, words, parts);
            return new Report(
                    listing.name(), words.say(answer.title()), headline, parts.answer(said), parts.sections());
        }

        private String headline(Words words) {
            String headline = words.say(answer.headline());
            return answer.verdict(facts)
                    .map(verdict -> words.say("core.verdict.first", words.say(verdict), headline))
                    .orElse(headline);
        }
    }
}
