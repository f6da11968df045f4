package hissho.words;

import java.util.List;

/** A sentence not yet said: the key of a bundle and what goes into its gaps. */
public record Message(String key, List<Object> arguments) {

    public Message {
        arguments = List.copyOf(arguments);
    }

    public static Message of(String key, Object... arguments) {
        return new Message(key, List.of(arguments));
    }
}
