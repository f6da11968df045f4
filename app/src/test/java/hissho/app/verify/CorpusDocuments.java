package hissho.app.verify;

import hissho.app.Ran;
import hissho.app.document.GameDocument;
import hissho.catalogue.Catalogue;
import hissho.document.BadDocument;
import hissho.topic.Topic;
import hissho.topic.Topics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Every question of the corpus as a document, as each of the topics that may be meant puts it. */
public final class CorpusDocuments {

    private CorpusDocuments() {}

    public static List<GameDocument> all() throws IOException {
        List<GameDocument> documents = new ArrayList<>();
        try (Stream<Path> files = Files.list(Ran.ROOT.resolve("corpus"))) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".jsonl")).sorted().toList())
                for (Question question : AnswerKey.read(file).questions())
                    for (Topic topic : topics(question.topic()))
                        if (topic.fits(
                                question.input().fields(), question.expected().keySet()))
                            try {
                                documents.add(GameDocument.of(
                                        topic.document(question.input().fields())));
                            } catch (BadDocument _) {
                                continue; // not what was meant
                            }
        }
        return documents;
    }

    /** The topics of a name; one that is not listed is the kind of that name. */
    private static List<Topic> topics(String name) {
        List<Topic> listed = Topics.named(name);
        return listed.isEmpty() && Catalogue.kind(name).isPresent() ? List.of(Topic.of(name, name)) : listed;
    }
}
