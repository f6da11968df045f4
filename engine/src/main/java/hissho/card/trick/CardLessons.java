package hissho.card.trick;

import hissho.fact.ChoiceLesson;
import hissho.fact.Teacher;
import hissho.words.Words;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a card leads to that somebody takes for a best one: a lead with its best answer, and an answer, each beside one that is best. */
final class CardLessons {

    private CardLessons() {}

    static Teacher ofLeads(TrickSolution solution) {
        return new ChoiceLesson<>(
                solution::leads,
                lead -> solution.bestLeads().contains(lead.rank()),
                lead -> String.valueOf(lead.rank()),
                (words, lead) -> words.say(
                        "trick.lesson.lead",
                        lead.rank(),
                        lead.answers().getFirst(),
                        lead.value(),
                        solution.bestLeads().getFirst(),
                        solution.value()));
    }

    /** Of answers lead by lead, the first that is not best. */
    static Teacher ofAnswers(TrickSolution solution) {
        return (proposed, words) -> !(proposed instanceof Map<?, ?> said)
                ? Optional.empty()
                : notLed(solution, said, words)
                        .or(() -> solution.leads().stream()
                                .flatMap(lead -> answers(said, lead)
                                        .flatMap(answer -> taught(solution, lead, answer, words).stream()))
                                .findFirst());
    }

    /** The first lead that is not in the leader's hand. */
    private static Optional<String> notLed(TrickSolution solution, Map<?, ?> said, Words words) {
        List<String> hand = solution.leads().stream()
                .map(lead -> String.valueOf(lead.rank()))
                .toList();
        return said.keySet().stream()
                .map(card -> String.valueOf(card).strip())
                .filter(card -> !hand.contains(card))
                .findFirst()
                .map(card -> words.say("core.lesson.no-choice", card, String.join(", ", hand)));
    }

    /** The answers to a lead that somebody names. */
    private static Stream<String> answers(Map<?, ?> said, Analysis.Lead lead) {
        return said.entrySet().stream()
                .filter(entry -> String.valueOf(entry.getKey()).strip().equals(String.valueOf(lead.rank())))
                .map(Map.Entry::getValue)
                .flatMap(CardLessons::each)
                .map(card -> String.valueOf(card).strip());
    }

    private static Stream<?> each(@Nullable Object answers) {
        return answers instanceof Collection<?> many ? many.stream() : Stream.ofNullable(answers);
    }

    private static Optional<String> taught(TrickSolution solution, Analysis.Lead lead, String answer, Words words) {
        List<Integer> hand = solution.game().leftLeads()
                ? solution.game().deal().rightHand()
                : solution.game().deal().leftHand();
        if (hand.stream().noneMatch(card -> String.valueOf(card).equals(answer)))
            return Optional.of(words.say(
                    "core.lesson.no-choice",
                    answer,
                    hand.stream().map(String::valueOf).collect(Collectors.joining(", "))));
        return hand.stream()
                .filter(card ->
                        String.valueOf(card).equals(answer) && !lead.answers().contains(card))
                .findFirst()
                .map(card -> words.say(
                        "trick.lesson.answer",
                        lead.rank(),
                        card,
                        solution.analysis().worthOf(solution.start(), lead.rank(), card),
                        lead.answers().getFirst(),
                        lead.value()));
    }
}
