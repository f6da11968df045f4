package hissho.kind;

import hissho.fact.Facts;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;

/** What is said first of something that was proposed: that it is right, that it is not, or how many of several are. */
public final class Verdict {

    private Verdict() {}

    /**
     * The verdict that a fact gives, which is a truth value or a list of them; none where the game has no such fact. The words stand under the given
     * beginning of a key, followed by {@code yes}, {@code no}, {@code none}, {@code some} and {@code all}.
     */
    public static Optional<Message> of(Facts facts, String fact, String key) {
        return facts.find(fact).flatMap(found -> switch (found.value()) {
            case Boolean right -> Optional.of(Message.of(key + (right ? "yes" : "no")));
            case List<?> all
            when all.size() == 1 -> Optional.of(Message.of(key + (Boolean.TRUE.equals(all.getFirst()) ? "yes" : "no")));
            case List<?> all
            when !all.isEmpty() -> {
                long right = all.stream().filter(Boolean.TRUE::equals).count();
                String many = right == 0 ? "none" : right == all.size() ? "all" : "some";
                yield Optional.of(Message.of(key + many, right, all.size()));
            }
            case null, default -> Optional.empty();
        });
    }
}
