/*
 * Double dummy values by libdds, one line for each question, on one thread.
 *
 *   S TRUMP LEADER c00 c01 ... c33   the tricks of the leader's side, and the seconds it took (passed, used by this process)
 *   T c00 c01 ... c33                the tricks of every declarer in every denomination (twenty numbers), and the seconds
 *
 * cHS are the cards of hand H in suit S in hexadecimal, bit 2 the two and bit 14 the ace; a trump of 4 is none.
 */
#include <dds/dll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(clockid_t clock) {
    struct timespec at;
    clock_gettime(clock, &at);
    return at.tv_sec + 1e-9 * at.tv_nsec;
}

static int cards(unsigned int into[4][4]) {
    for (int hand = 0; hand < 4; hand++)
        for (int suit = 0; suit < 4; suit++)
            if (scanf("%x", &into[hand][suit]) != 1) return 0;
    return 1;
}

static void failed(const char *what, int code) {
    char line[80];
    ErrorMessage(code, line);
    fprintf(stderr, "%s: %s\n", what, line);
    exit(1);
}

int main(int count, char **arguments) {
    char sort[2];
    SetResources(2000, count > 1 ? atoi(arguments[1]) : 1);
    struct DDSInfo info;
    GetDDSInfo(&info);
    printf("libdds %s on %d threads\n", info.versionString, info.noOfThreads);
    fflush(stdout);
    while (scanf("%1s", sort) == 1) {
        if (sort[0] == 'S') {
            struct deal deal;
            struct futureTricks tricks;
            memset(&deal, 0, sizeof deal);
            if (scanf("%d %d", &deal.trump, &deal.first) != 2 || !cards(deal.remainCards)) return 1;
            double wall = now(CLOCK_MONOTONIC), used = now(CLOCK_PROCESS_CPUTIME_ID);
            int code = SolveBoard(deal, -1, 1, 1, &tricks, 0);
            if (code != RETURN_NO_FAULT) failed("SolveBoard", code);
            printf("%d", tricks.score[0]);
            printf(" %.9f %.9f\n", now(CLOCK_MONOTONIC) - wall, now(CLOCK_PROCESS_CPUTIME_ID) - used);
        } else {
            struct ddTableDeal deal;
            struct ddTableResults results;
            if (!cards(deal.cards)) return 1;
            double wall = now(CLOCK_MONOTONIC), used = now(CLOCK_PROCESS_CPUTIME_ID);
            int code = CalcDDtable(deal, &results);
            if (code != RETURN_NO_FAULT) failed("CalcDDtable", code);
            for (int strain = 0; strain < DDS_STRAINS; strain++)
                for (int hand = 0; hand < DDS_HANDS; hand++) printf("%d ", results.resTable[strain][hand]);
            printf("%.9f %.9f\n", now(CLOCK_MONOTONIC) - wall, now(CLOCK_PROCESS_CPUTIME_ID) - used);
        }
        fflush(stdout);
    }
    return 0;
}
