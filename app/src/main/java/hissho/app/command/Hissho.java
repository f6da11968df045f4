package hissho.app.command;

import hissho.words.Language;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code hissho}: all commands, in the order of the help page. A new command is one class and one line here. */
@Command(name = "hissho")
public final class Hissho implements Runnable {

    @Spec
    private @Nullable CommandSpec spec;

    // Both are read by the library or before it; the fields only declare them.
    @SuppressWarnings("UnusedVariable")
    @Option(names = "--lang", paramLabel = "en|ja", descriptionKey = "lang", scope = ScopeType.INHERIT)
    private @Nullable Spoken lang;

    /** The languages by their codes. */
    enum Spoken {
        en,
        ja
    }

    @SuppressWarnings("UnusedVariable")
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            descriptionKey = "help",
            scope = ScopeType.INHERIT)
    private boolean help;

    /** The commands that take a game in words, which may begin with a minus. */
    private static final Set<String> GAMES = Set.of("solve", "play", "convert");

    private static final Map<String, Function<Console, Object>> COMMANDS = commands();

    private static Map<String, Function<Console, Object>> commands() {
        Map<String, Function<Console, Object>> commands = new LinkedHashMap<>();
        commands.put("solve", SolveCommand::new);
        commands.put("play", PlayCommand::new);
        commands.put("convert", ConvertCommand::new);
        commands.put("table", TableCommand::new);
        commands.put("kinds", KindsCommand::new);
        commands.put("examples", ExamplesCommand::new);
        commands.put("schema", SchemaCommand::new);
        commands.put("verify", VerifyCommand::new);
        commands.put("claims", ClaimsCommand::new);
        commands.put("serve", ServeCommand::new);
        commands.put("completion", CompletionCommand::new);
        commands.put("version", VersionCommand::new);
        return Collections.unmodifiableMap(commands);
    }

    /**
     * The command line for these arguments. Where they begin with a command, only that one is made, and the help texts are
     * read only where help is asked for: a quick start is worth a little care.
     */
    public static CommandLine line(Console console, String[] args) {
        CommandLine line = new CommandLine(new Hissho());
        Function<Console, Object> meant = args.length == 0 ? null : COMMANDS.get(args[0]);
        if (meant != null && !args[0].equals("completion")) line.addSubcommand(meant.apply(console));
        else for (Function<Console, Object> command : COMMANDS.values()) line.addSubcommand(command.apply(console));
        if (meant == null || Arrays.stream(args).anyMatch(a -> a.equals("-h") || a.equals("--help")))
            line.setResourceBundle(new HelpWords(console.words().language()));
        line.setUsageHelpWidth(console.screen().columns());
        line.setUsageHelpAutoWidth(false);
        line.setColorScheme(CommandLine.Help.defaultColorScheme(
                console.screen().colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        line.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.getSubcommands()
                .forEach((name, each) -> each.setUnmatchedOptionsArePositionalParams(GAMES.contains(name)));
        line.setExecutionExceptionHandler(new Faults(console));
        line.setParameterExceptionHandler(new Misuse(console));
        return line;
    }

    /** The language asked for on the command line, which must be known before anything is said; else that of the locale. */
    public static Language language(String[] args) {
        Language language = Language.of(Locale.getDefault());
        for (int i = 0; i < args.length; i++) {
            String value = args[i].startsWith("--lang=")
                    ? args[i].substring("--lang=".length())
                    : args[i].equals("--lang") && i + 1 < args.length ? args[i + 1] : "";
            for (Language known : Language.values()) if (known.code().equals(value)) language = known;
        }
        return language;
    }

    /** Says what went wrong outside any command. */
    public static int fault(Console console, Throwable fault) {
        return new Faults(console).tell(fault);
    }

    @Override
    public void run() {
        if (spec != null) spec.commandLine().usage(spec.commandLine().getOut());
    }
}
