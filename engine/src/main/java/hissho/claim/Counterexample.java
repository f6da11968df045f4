package hissho.claim;

import hissho.words.Message;
import java.util.Map;

/** An instance that refutes a claim: its number, a document that can be opened and solved, and what goes wrong, in words. */
public record Counterexample(int size, long number, Map<String, Object> document, Message what) {}
