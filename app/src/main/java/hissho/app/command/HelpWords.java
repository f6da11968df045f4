package hissho.app.command;

import hissho.words.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** The bundle {@code help} as the command line library wants it: its keys without the bundle's name in front. */
final class HelpWords extends ResourceBundle {

    private static final String PREFIX = "help.";

    private final Map<String, String> texts = new HashMap<>();

    HelpWords(Language language) {
        Properties properties = new Properties();
        String name = "/hissho/words/help_" + language.code() + ".properties";
        try (InputStream stream = Objects.requireNonNull(HelpWords.class.getResourceAsStream(name))) {
            properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (String key : properties.stringPropertyNames())
            texts.put(key.substring(PREFIX.length()), properties.getProperty(key));
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return texts.get(key);
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(texts.keySet());
    }
}
