package hissho.impartial;

import hissho.words.Message;
import java.util.Map;

/**
 * One move of a component: the short notation a person types, what is left after it, what it is in words, and what it is for
 * programs ({@code {from: 9, to: [6]}}); a sum adds which component was moved in.
 */
public record Option(String notation, Component after, Message words, Map<String, Object> facts) {}
