package hissho.impartial;

import hissho.certificate.Certificate;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;

/** What a particular game adds to the report every impartial game gets: its own facts, theory and figures. */
public interface Supplement {

    Supplement NONE = new Supplement() {};

    /** The bundle of words that labels its facts. */
    default String room() {
        return "impartial";
    }

    /** The same beside a solved position: what its sections need and take long to find is found here, under the budget. */
    default Supplement beside(Analysis analysis, Progress progress) {
        return this;
    }

    /** How somebody's list of winning moves is compared with ours. */
    default Compare comparingMoves() {
        return Compare.SET;
    }

    /** A check that knows more of this game than its rules, where there is one: a theorem whose conditions are checked. */
    default Optional<Certificate> certificate(Analysis analysis, Progress progress) {
        return Optional.empty();
    }

    /** Its own facts, beside those of {@link AnalysisFacts}, which it may replace. */
    default Facts facts(Analysis analysis, Progress progress) {
        return new Facts();
    }

    /** The keys of those of its facts that the report tells without being asked. */
    default List<String> told(Analysis analysis, Progress progress) {
        return List.of();
    }

    /** What is to be said first: whether a move or a symmetry that was proposed is right. */
    default Optional<Message> verdict() {
        return Optional.empty();
    }

    /** Sections that stand before the generic argument. */
    default List<Section> theory(Analysis analysis, Words words, Progress progress) {
        return List.of();
    }

    /** Sections that stand at the end. */
    default List<Section> more(Analysis analysis, Words words, Progress progress) {
        return List.of();
    }
}
