package hissho.app.web;

import hissho.app.document.Documents;
import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpException;

/** What a request says: its JSON body as a tree that knows its places, and the language it wants. */
final class Body {

    private Body() {}

    /** The body of a request of this name in the schema. */
    static Node of(Context request, String name) {
        Node root;
        try {
            root = Node.root(new Documents().parse(text(request), Documents.Syntax.JSON));
            root.only(Spoken.fields(name));
        } catch (BadDocument e) {
            throw new Refused(400, "bad-request", place(e));
        }
        return root;
    }

    /** What was sent, as UTF-8, which JSON is in; a body that does not end as it promised is no body. */
    private static String text(Context request) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(request.bodyAsBytes()))
                    .toString();
        } catch (HttpResponseException e) {
            throw e;
        } catch (CharacterCodingException e) {
            throw new Refused(400, "bad-request", Message.of("web.bad.encoding"));
        } catch (Exception e) {
            if (isBroken(e)) throw new Refused(400, "bad-request", Message.of("web.bad.body"));
            throw e;
        }
    }

    /** Whether the body could not be read to its end. */
    private static boolean isBroken(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause())
            if (cause instanceof IOException || cause instanceof HttpException) return true;
        return false;
    }

    private static Message place(BadDocument bad) {
        return bad.place().isEmpty() ? bad.what() : Message.of("web.bad.place", bad.place(), bad.what());
    }

    static Words words(Node body) {
        return Words.in(
                body.find("lang").map(n -> language(n.choice("en", "ja"))).orElse(Language.ENGLISH));
    }

    /** The language of a query, English where it names none. */
    static Words words(Context request) {
        String lang = request.queryParam("lang");
        return Words.in(language(lang == null ? "" : lang));
    }

    private static Language language(String code) {
        return code.equals(Language.JAPANESE.code()) ? Language.JAPANESE : Language.ENGLISH;
    }
}
