package hissho.app.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.Ran;
import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.work.Work;
import hissho.catalogue.Catalogue;
import hissho.document.BadDocument;
import hissho.fact.Fact;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a kind says it can be asked is what its solutions answer, with a label in both languages. */
class DeclaredFactsTest {

    @Test
    void everyFactHasALabel() {
        List<String> missing = new ArrayList<>();
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            for (Kind<?> kind : Catalogue.kinds())
                for (String key : kind.facts())
                    if (Fact.label(key, kind.room(), words).startsWith("‹"))
                        missing.add(language + " " + kind.name() + " " + key);
        }
        assertEquals(List.of(), missing);
    }

    /**
     * No document of the house gives a fact that is not declared, and every declared one is given by some document of its chapter: the kinds of a chapter
     * answer the same questions, and not each has an example of each. A family of facts, one for every number, is declared under its own key.
     */
    @Test
    void whatIsDeclaredIsGivenAndWhatIsGivenIsDeclared() throws IOException {
        Map<String, Set<String>> given = new TreeMap<>();
        for (GameDocument document : documents()) {
            try {
                given.computeIfAbsent(document.kind().name(), _ -> new TreeSet<>())
                        .addAll(Work.within(
                                Duration.ofSeconds(60),
                                progress -> document.solve(progress).facts().declared()));
            } catch (BadDocument | Progress.Stopped _) {
                continue; // what cannot be read or solved is other tests' business
            }
        }
        Map<Chapter, Set<String>> inChapter = new TreeMap<>();
        for (Kind<?> kind : Catalogue.kinds())
            inChapter
                    .computeIfAbsent(kind.chapter(), _ -> new TreeSet<>())
                    .addAll(given.getOrDefault(kind.name(), Set.of()));
        Set<String> undeclared = new TreeSet<>();
        Set<String> neverGiven = new TreeSet<>();
        for (Kind<?> kind : Catalogue.kinds()) {
            Set<String> declared = new HashSet<>(kind.facts());
            given.getOrDefault(kind.name(), Set.of()).stream()
                    .filter(key -> !declared.contains(key))
                    .forEach(key -> undeclared.add(kind.name() + " " + key));
            declared.stream()
                    .filter(key -> !inChapter.get(kind.chapter()).contains(key))
                    .forEach(key -> neverGiven.add(kind.name() + " " + key));
        }
        assertEquals(Set.of(), undeclared, "given, but not declared");
        assertEquals(Set.of(), neverGiven, "declared, but given by no document");
    }

    /** Questions that neither an example nor the corpus puts. */
    private static final List<String> MORE = List.of(
            "{'kind':'colon-principle','base':{'edges':[[0,1],[1,2]],'ground':0},'at':1,'first':[[0,1],[0,2]],'second':[[0,1]]}",
            "{'kind':'lambda-transfer','bimatrix':[[[1,1],[0,1]]],'threatPoint':[0,1]}",
            "{'kind':'zeckendorf','from':1,'to':20}",
            "{'kind':'coin-challenge','p':'p'}",
            "{'kind':'coalitional-game','players':2,'v':{'1':0,'2':0,'12':1},'epsilon':'1/4','other':{'1':1,'2':0,'12':3}}",
            "{'kind':'coin-values','game':'ruler','firstIndex':1,'from':1,'to':8,'compareWith':'dim-plus'}",
            "{'kind':'zero-sum-check','players':2,'cells':[{'profile':[1,1],'payoffs':[1,-1]}]}");

    /** Every example, and every question of the corpus as the topics that may be meant put it. */
    private static List<GameDocument> documents() throws IOException {
        List<GameDocument> documents = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Ran.ROOT.resolve("examples"))) {
            for (Path file : files.filter(Files::isRegularFile).toList())
                documents.add(GameDocument.of(new Documents().read(file)));
        }
        documents.addAll(CorpusDocuments.all());
        for (String more : MORE)
            documents.add(GameDocument.of(new Documents().parse(more.replace('\'', '"'), "more.json")));
        return documents;
    }
}
