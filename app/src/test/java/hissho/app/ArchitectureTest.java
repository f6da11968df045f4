package hissho.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import hissho.catalogue.Catalogue;
import hissho.progress.Progress;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The rooms of the house stay apart as docs/ARCHITECTURE.md says. */
class ArchitectureTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(place -> isProduct(place.asURI().toString()))
            .importUrls(Stream.of(Catalogue.class, Main.class)
                    .map(known -> known.getProtectionDomain().getCodeSource().getLocation())
                    .distinct()
                    .toList());

    /** Whether a class file comes from the sources of the engine or the app, not from tests or benchmarks. */
    private static boolean isProduct(String place) {
        String name = place.substring(place.lastIndexOf("/hissho/") + 1).replaceFirst("(\\$.*)?\\.class$", ".java");
        return Stream.of("engine", "app")
                .anyMatch(module -> Files.exists(Ran.ROOT.resolve(module + "/src/main/java/" + name)));
    }

    /** What every theory may use. */
    private static final List<String> COMMON = List.of(
            "number",
            "algebra",
            "linear",
            "form",
            "report",
            "words",
            "document",
            "kind",
            "fact",
            "certificate",
            "play",
            "claim",
            "progress",
            "store");

    /** Where the mathematics of one theory stands on another's. */
    private static final Map<String, List<String>> STANDS_ON = Map.of(
            "extensive", List.of("zerosum", "equilibrium"),
            "stochastic", List.of("zerosum", "extensive"),
            "equilibrium", List.of("zerosum"),
            "bargaining", List.of("zerosum", "equilibrium"),
            "coalition", List.of("zerosum", "equilibrium", "bargaining"),
            "poker", List.of("zerosum", "extensive"),
            "duopoly", List.of("zerosum", "equilibrium"));

    private static final String[] ENGINE = Stream.concat(COMMON.stream(), Stream.of("catalogue"))
            .map(room -> "hissho." + room + "..")
            .toArray(String[]::new);

    @Test
    void theEngineKnowsNoScreenNoNetworkNoFileAndNoFramework() {
        noClasses()
                .that(resideInAPackage("hissho..").and(resideOutsideOfPackages("hissho.app..", "hissho.cluster..")))
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                                "hissho.app..",
                                "com.fasterxml..",
                                "picocli..",
                                "org.jline..",
                                "com.github.weisj..",
                                "java.net..",
                                "java.nio.file..",
                                "java.sql..",
                                "java.awt..",
                                "javax..",
                                "org.apache..",
                                "io.javalin..")
                        .or(describe(
                                "files",
                                type -> type.getName().matches("java\\.io\\.(File.*|RandomAccessFile|Console)"))))
                .check(CLASSES);
    }

    @Test
    void nobodyPrintsButTheCommandLine() {
        noClasses()
                .that(resideInAPackage("hissho..").and(resideOutsideOfPackages("hissho.app")))
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .check(CLASSES);
    }

    @TestFactory
    Stream<DynamicTest> everyTheoryUsesOnlyWhatIsCommonAndWhatItStandsOn() {
        Set<String> theories = theories();
        assertTrue(theories.size() >= 3, theories.toString());
        return theories.stream()
                .map(theory -> DynamicTest.dynamicTest(theory, () -> {
                    List<String> allowed = new ArrayList<>(COMMON);
                    allowed.add(theory);
                    allowed.addAll(STANDS_ON.getOrDefault(theory, List.of()));
                    String[] packages = allowed.stream()
                            .map(room -> "hissho." + room + "..")
                            .toArray(String[]::new);
                    noClasses()
                            .that(resideInAPackage("hissho." + theory + ".."))
                            .should()
                            .dependOnClassesThat(resideInAPackage("hissho..").and(not(resideInAnyPackage(packages))))
                            .check(CLASSES);
                }));
    }

    /** The theories by their packages; the card games are three theories. */
    private static Set<String> theories() {
        return CLASSES.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> name.startsWith("hissho."))
                .map(name -> name.substring("hissho.".length()).split("\\."))
                .map(rooms -> rooms[0].equals("card") && rooms.length > 1 ? "card." + rooms[1] : rooms[0])
                .filter(room -> !COMMON.contains(room)
                        && !Set.of("catalogue", "topic", "app", "cluster").contains(room))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void whatIsCommonKnowsNoTheory() {
        noClasses()
                .that(resideInAnyPackage(
                        COMMON.stream().map(room -> "hissho." + room + "..").toArray(String[]::new)))
                .should()
                .dependOnClassesThat(resideInAPackage("hissho..").and(not(resideInAnyPackage(ENGINE))))
                .check(CLASSES);
    }

    @Test
    void theCatalogueIsSeenFromOutsideTheEngineOnly() {
        classes()
                .that()
                .resideInAPackage("hissho.catalogue..")
                .should()
                .onlyBeAccessed()
                .byAnyPackage("hissho.catalogue..", "hissho.app..", "hissho.cluster..", "hissho.bench..")
                .check(CLASSES);
    }

    /** Answer keys are asked what everybody can ask: no kind, game, report or claim knows of their topics. */
    @Test
    void nothingInTheEngineDependsOnATopic() {
        noClasses()
                .that(resideInAPackage("hissho..")
                        .and(resideOutsideOfPackages("hissho.topic..", "hissho.app..", "hissho.cluster..")))
                .should()
                .dependOnClassesThat(resideInAPackage("hissho.topic.."))
                .check(CLASSES);
        noClasses()
                .that(resideInAPackage("hissho.topic.."))
                .should()
                .dependOnClassesThat(resideInAPackage("hissho..").and(not(resideInAnyPackage("hissho.topic.."))))
                .check(CLASSES);
    }

    @Test
    void roomsDoNotTurnInCircles() {
        slices().matching("hissho.(*)..").should().beFreeOfCycles().check(CLASSES);
        slices().matching("hissho.app.(*)..").should().beFreeOfCycles().check(CLASSES);
        slices().matching("hissho.card.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    /** A budget that is given reaches the bottom: nobody in the product works without one. */
    @Test
    void nobodyWorksWithoutABudget() {
        noClasses()
                .that(resideInAPackage("hissho.."))
                .should()
                .callMethod(Progress.class, "none")
                .check(CLASSES);
    }

    @Test
    void renderersKnowNoGame() {
        noClasses()
                .that(resideInAPackage("hissho.app.render.."))
                .should()
                .dependOnClassesThat(resideInAPackage("hissho..")
                        .and(not(resideInAnyPackage(
                                "hissho.app.render..",
                                "hissho.report..",
                                "hissho.words..",
                                "hissho.number..",
                                "hissho.progress.."))))
                .check(CLASSES);
    }
}
