package hissho.app.render;

import hissho.app.render.drawing.Lettering;
import java.util.HashMap;
import java.util.Map;

/**
 * Plain text as LaTeX: special characters escaped, mathematical ones as mathematics, letters as they are. A sign that no usual font has
 * is named by its number, since one such sign would stop the whole document.
 */
final class LatexText {

    private static final Map<Integer, String> WRITTEN = new HashMap<>();

    static {
        String[][] plain = {
            {"\\", "\\textbackslash{}"},
            {"{", "\\{"},
            {"}", "\\}"},
            {"$", "\\$"},
            {"&", "\\&"},
            {"#", "\\#"},
            {"%", "\\%"},
            {"_", "\\_"},
            {"^", "\\textasciicircum{}"},
            {"~", "\\textasciitilde{}"},
            {"<", "\\textless{}"},
            {">", "\\textgreater{}"},
            {"|", "\\textbar{}"},
            {"\"", "\\textquotedbl{}"},
            {"'", "\\textquotesingle{}"},
            {"`", "\\textasciigrave{}"},
            {"[", "{[}"},
            {"]", "{]}"},
            {"–", "--"},
            {"—", "---"},
            {"…", "\\ldots{}"},
            {"‘", "`"},
            {"’", "'"},
            {"“", "``"},
            {"”", "''"},
            {"‹", "\\guilsinglleft{}"},
            {"›", "\\guilsinglright{}"},
            {"♛", "\\textsf{Q}"},
            {"\u00a0", "~"}
        };
        String[][] mathematics = {
            {"×", "\\times"},
            {"÷", "\\div"},
            {"±", "\\pm"},
            {"−", "-"},
            {"·", "\\cdot"},
            {"≤", "\\le"},
            {"≥", "\\ge"},
            {"≠", "\\ne"},
            {"≈", "\\approx"},
            {"≡", "\\equiv"},
            {"→", "\\to"},
            {"←", "\\gets"},
            {"↔", "\\leftrightarrow"},
            {"↑", "\\uparrow"},
            {"↓", "\\downarrow"},
            {"⇒", "\\Rightarrow"},
            {"⇔", "\\Leftrightarrow"},
            {"⊕", "\\oplus"},
            {"⊗", "\\otimes"},
            {"⊘", "\\oslash"},
            {"⏚", "\\bot"},
            {"☠", "\\dagger"},
            {"♙", "\\vartriangle"},
            {"♟", "\\blacktriangle"},
            {"∞", "\\infty"},
            {"∈", "\\in"},
            {"∉", "\\notin"},
            {"∅", "\\emptyset"},
            {"∪", "\\cup"},
            {"∩", "\\cap"},
            {"⊂", "\\subset"},
            {"⊆", "\\subseteq"},
            {"∑", "\\sum"},
            {"∏", "\\prod"},
            {"√", "\\surd"},
            {"∧", "\\wedge"},
            {"∨", "\\vee"},
            {"¬", "\\neg"},
            {"∀", "\\forall"},
            {"∃", "\\exists"},
            {"⌊", "\\lfloor"},
            {"⌋", "\\rfloor"},
            {"⌈", "\\lceil"},
            {"⌉", "\\rceil"},
            {"⟨", "\\langle"},
            {"⟩", "\\rangle"},
            {"′", "'"},
            {"″", "''"},
            {"∥", "\\parallel"},
            {"⋆", "\\star"},
            {"★", "\\bigstar"},
            {"☆", "\\star"},
            {"✓", "\\checkmark"},
            {"✗", "\\times"},
            {"●", "\\bullet"},
            {"○", "\\circ"},
            {"◆", "\\blacklozenge"},
            {"▲", "\\blacktriangle"},
            {"▼", "\\blacktriangledown"},
            {"■", "\\blacksquare"},
            {"□", "\\square"},
            {"♠", "\\spadesuit"},
            {"♥", "\\heartsuit"},
            {"♦", "\\diamondsuit"},
            {"♣", "\\clubsuit"},
            {"½", "\\tfrac{1}{2}"},
            {"¼", "\\tfrac{1}{4}"},
            {"¾", "\\tfrac{3}{4}"},
            {"°", "^{\\circ}"},
            {"Γ", "\\Gamma"},
            {"Δ", "\\Delta"},
            {"Θ", "\\Theta"},
            {"Λ", "\\Lambda"},
            {"Π", "\\Pi"},
            {"Σ", "\\Sigma"},
            {"Φ", "\\Phi"},
            {"Ψ", "\\Psi"},
            {"Ω", "\\Omega"}
        };
        for (String[] pair : plain) WRITTEN.put(pair[0].codePointAt(0), pair[1]);
        for (String[] pair : mathematics) WRITTEN.put(pair[0].codePointAt(0), mathematics(pair[1]));
        String[] greek = {
            "alpha",
            "beta",
            "gamma",
            "delta",
            "varepsilon",
            "zeta",
            "eta",
            "theta",
            "iota",
            "kappa",
            "lambda",
            "mu",
            "nu",
            "xi",
            "o",
            "pi",
            "rho",
            "varsigma",
            "sigma",
            "tau",
            "upsilon",
            "varphi",
            "chi",
            "psi",
            "omega"
        };
        for (int k = 0; k < greek.length; k++)
            WRITTEN.put('α' + k, mathematics(greek[k].equals("o") ? "o" : "\\" + greek[k]));
        String superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
        for (int k = 0; k < 10; k++) {
            WRITTEN.put('₀' + k, mathematics("_{" + k + "}"));
            WRITTEN.put((int) superscripts.charAt(k), mathematics("^{" + k + "}"));
        }
        String letters = "aeoxhklmnpst";
        String subscripts = "ₐₑₒₓₕₖₗₘₙₚₛₜ";
        for (int k = 0; k < letters.length(); k++)
            WRITTEN.put((int) subscripts.charAt(k), mathematics("_{" + letters.charAt(k) + "}"));
    }

    private LatexText() {}

    static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        Columns.visible(text).codePoints().forEach(c -> {
            String written = WRITTEN.get(c);
            if (written != null) out.append(written);
            else if (isUsual(c)) out.appendCodePoint(c);
            else out.append(String.format("\\texttt{U+%04X}", c));
        });
        return out.toString();
    }

    private static boolean isUsual(int c) {
        return c < 0x100 || Character.isLetter(c) || Lettering.isWide(c);
    }

    private static String mathematics(String formula) {
        return "\\ensuremath{" + formula + "}";
    }
}
