/* Written by `npm run generate` from backend/openapi.json. Do not change it by hand. */

export interface paths {
    "/api/admin/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rounds that have ended, the last first, all or the flagged ones; the `Link` header leads to earlier ones. */
        get: operations["roundsAdminList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rounds/{round}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a proven round back: its coins, as far as they are unspent, and its place in the member's record. */
        post: operations["roundsAdminVoid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coins/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers the (first) ledger line that a round has already earned; moves no coin. Anything else is `coins.nothing_earned`. */
        post: operations["coinsAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coins/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's coin transactions, newest first; the `Link` header leads to older ones. */
        get: operations["coinsTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every game of the site, in the order the site shows them. */
        get: operations["gamesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a round: answers the ticket it is played and proven under. */
        post: operations["roundsStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/rounds/{round}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands a stocked ticket back whose round was begun and left: it ends as abandoned, and the stock has room again. */
        post: operations["roundsAbandon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/rounds/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fills the member's stock of a game up to five tickets for rounds without a network, and answers all of them. */
        post: operations["roundsStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's record in each game played so far, or in the one that is asked for. */
        get: operations["gamesStatsOf"];
        put?: never;
        /** Ends a round: replays its log and answers the verdict; the same round sent again gives the same verdict. */
        post: operations["roundsFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says that the process runs. */
        get: operations["healthLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says whether requests can be served: the database answers. */
        get: operations["healthReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a member in; the session their browser had before ends. */
        post: operations["authLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session; a visitor has none, which is no error. */
        post: operations["authLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/racing/coin-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member has earned by racing, newest first; the `Link` header leads to older lines. */
        get: operations["racingCoinHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/racing/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What all those lines add up to, and how many runs of the simulator still pay today. */
        get: operations["racingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account and signs it in. */
        post: operations["authRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in member (§7). */
        get: operations["userCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdminRoundDto: {
            /** @description The coins it was paid, also of a voided round. */
            coins: number;
            /** @description Coins of a voided round that were already spent and could not be taken back. */
            coinsMissing: number;
            /** @description When it ended, ISO-8601, UTC. */
            decidedAt: string;
            /** @description What looked unlike a person's play; empty for most rounds. */
            flags: ("superhuman_reaction" | "superhuman_aim" | "superhuman_luck" | "machine_rhythm" | "seed_shopping" | "claim_differs")[];
            /** @description The game's display name. */
            gameName: string;
            /** @description ISO-8601, UTC. */
            issuedAt: string;
            playedOffline: boolean;
            /**
             * @description Why it was refused; null otherwise.
             * @enum {string|null}
             */
            reason: "ticket_unknown" | "ticket_expired" | "ticket_spent" | "abandoned" | "voided" | "wrong_game" | "rules_outlived" | "copied" | "faster_than_time" | "seed_malformed" | "log_malformed" | "log_version_unknown" | "log_too_large" | "log_out_of_order" | "log_too_many_inputs" | "log_inputs_after_end" | "action_unknown" | "action_outside_field" | "round_unfinished" | null;
            /** @description The round's id. */
            round: string;
            /** @description The proven score, also of a voided round. */
            score: number;
            /** @enum {string} */
            status: "proven" | "refused" | "abandoned" | "voided";
            /** @description Seconds played. */
            timePlayed: number;
            userId: number;
            username: string;
            /** @description When it was voided, ISO-8601, UTC; null unless it was. */
            voidedAt: string | null;
            /** @description The name of the admin who voided it. */
            voidedBy: string | null;
            voidReason: string | null;
        };
        AvatarCustomizationDto: {
            accessory: string;
            color: string;
            face: string;
            hat: string;
        };
        CoinTransactionDto: {
            /** @description Coins; positive is earned, negative is spent. */
            amount: number;
            /** @description ISO-8601, UTC. */
            createdAt: string;
            /** @description What the coins were earned with or spent on; the server's own words. */
            description: string;
            id: number;
        };
        CredentialsDto: {
            /** @description 6 to 200 characters. */
            password: string;
            /** @description 3 to 24 letters, digits, _ or -; upper and lower case make no difference. */
            username: string;
        };
        EarnedCoinsDto: {
            /** @description Coins, exactly as the verdict paid them: of a round with several lines, their sum. */
            amount: number;
            /** @description What the client calls it, e.g. `Earned 4 coins playing Alien Clicker`. The ledger keeps the server's own words. */
            description: string;
            /** @description The round that earned them; without it, the newest one that paid exactly this in one line and was not named yet. */
            round?: string;
        };
        FinishedRoundDto: {
            /** @description Coins, as the client saw them. */
            coins?: number;
            /** @description The game's display name, e.g. `Alien Clicker`. */
            gameName: string;
            /** @description The larger of the new score and the stored one, as the client saw them. */
            highScore?: number;
            /** @description The round's input log, base64url. */
            log?: string;
            /** @description The ticket's round id. Without it nothing is proven and nothing counts. */
            round?: string;
            /** @description The new score, as the client saw it. */
            score?: number;
            /** @description Seconds played, as the client saw them. */
            timePlayed?: number;
            /** @description Rounds played; clients send 1 a round. */
            timesPlayed?: number;
        };
        GameDto: {
            description: string;
            /** @description The game's id, e.g. `alien-clicker`. */
            id: string;
            /** @description The address of its cover. */
            imageUrl: string;
            /** @description Whether it is shown as new. */
            isNew: boolean;
            /** @description The game's display name, e.g. `Alien Clicker`; the other calls name it by this. */
            name: string;
            /** @description Where it is played, e.g. `/games/alien-clicker`. */
            path: string;
        };
        GameStatsDto: {
            /** @description The game's display name, e.g. `Alien Clicker`. */
            gameName: string;
            /** @description Proven rounds, under the older name that some screens read. */
            gamesPlayed: number;
            /** @description Best proven score; null before the first proven round. */
            highScore: number | null;
            id: number;
            /** @description 1 to begin with, and one more with every ten proven rounds of the game. */
            level: number;
            /** @description Seconds of proven play. */
            timePlayed: number;
            /** @description Proven rounds. */
            timesPlayed: number;
            /** @description Coins that proven rounds of the game have paid. */
            totalCoins: number;
        };
        HealthDto: {
            /** @enum {string} */
            status: "ok";
        };
        PaidLineDto: {
            /** @description Coins. */
            amount: number;
            description: string;
        };
        /** @description Why a request was not answered with what it asked for (RFC 9457). */
        Problem: {
            /** @enum {string} */
            code: "request.malformed_json" | "request.invalid" | "request.incomplete" | "request.cross_origin" | "request.origin_required" | "request.not_found" | "request.too_large" | "request.not_json" | "request.compressed" | "request.too_many" | "auth.signed_out" | "auth.bad_credentials" | "auth.admin_only" | "auth.username_taken" | "games.unknown" | "rounds.unknown" | "rounds.not_proven" | "coins.not_enough" | "coins.nothing_earned" | "server.error" | "server.busy" | "server.not_ready" | "server.outcome_unknown";
            /** @description The sentences per field of a request that is not valid. */
            errors?: {
                [key: string]: string[];
            };
            /** @description A plain sentence to show. */
            message: string;
            /** @description What to look for in the log. */
            requestId: string;
            status: number;
            /** @description The status's name. */
            title: string;
            type: string;
        };
        RacingSummaryDto: {
            /** @description Coins of all racing lines of the member's ledger. */
            coinsEarned: number;
            /** @description How many runs of a UTC day pay; later ones are for fun. */
            paidRunsPerDay: number;
            /** @description Runs of the simulator that the member has drawn since midnight UTC. */
            runsToday: number;
        };
        StartRoundDto: {
            /** @description The game's display name, e.g. `Alien Clicker`. */
            gameName: string;
        };
        TicketDto: {
            /** @description ISO-8601, UTC; a log that arrives later is refused. */
            expiresAt: string;
            /** @description The game's id, e.g. `alien-clicker`. */
            game: string;
            /** @description Whether it was fetched ahead; its round always counts as played offline. */
            isStocked: boolean;
            /** @description ISO-8601, UTC. */
            issuedAt: string;
            /** @description Whether the round pays coins; false for a run of a game of luck beyond those that pay on one day. */
            pays: boolean;
            /** @description The round's id. */
            round: string;
            /** @description The version of the game's rules the round is played and proven under. */
            rulesVersion: number;
            /** @description 128 random bits as 32 hex digits. */
            seed: string;
        };
        UserDto: {
            /** @description The same as `avatarCustomization.accessory`. */
            avatarAccessory: string;
            /** @description The same as `avatarCustomization.color`. */
            avatarColor: string;
            avatarCustomization: components["schemas"]["AvatarCustomizationDto"];
            /** @description The same as `avatarCustomization.face`. */
            avatarFace: string;
            /** @description The same as `avatarCustomization.hat`. */
            avatarHat: string;
            /** @description The balance in coins. */
            coins: number;
            /** @description When the account was made, ISO-8601 UTC. */
            createdAt: string;
            id: number;
            isAdmin: boolean;
            isOnline: boolean;
            /** @description Whether this is the site's owner. */
            isOwner: boolean;
            /** @description When the member was last here, ISO-8601 UTC. */
            lastSeen: string | null;
            /** @description The address of the member's picture. */
            profilePicture: string | null;
            /** @description What the member has set; the client decides what is in it. */
            settings: {
                [key: string]: unknown;
            };
            /** @description Seconds on the site. */
            totalTimeSpent: number;
            username: string;
        };
        VerdictDto: {
            /** @description The member's coins now. */
            balance: number;
            /** @description Coins paid for the round. */
            coins: number;
            /** @description The member's best proven score of this game, this round included; null without one. */
            highScore: number | null;
            /** @description Whether this round set a new best. */
            isNewHighScore: boolean;
            /** @description The ledger lines of those coins in their order; most games pay one, a race tells its story in several. */
            lines: components["schemas"]["PaidLineDto"][];
            /** @description Whether the round counts as played offline: its ticket was stocked, or it arrived more than ten minutes late. */
            playedOffline: boolean;
            /**
             * @description Why the round was refused; null when it is not.
             * @enum {string|null}
             */
            reason: "ticket_unknown" | "ticket_expired" | "ticket_spent" | "abandoned" | "voided" | "wrong_game" | "rules_outlived" | "copied" | "faster_than_time" | "seed_malformed" | "log_malformed" | "log_version_unknown" | "log_too_large" | "log_out_of_order" | "log_too_many_inputs" | "log_inputs_after_end" | "action_unknown" | "action_outside_field" | "round_unfinished" | null;
            /** @description The round's id; null for a report without a round. */
            round: string | null;
            /** @description The server's own score. */
            score: number;
            /** @description Seconds played. */
            timePlayed: number;
            /**
             * @description `proven`: the score follows from the inputs and is paid; `refused`: see `reason`; `unverified`: no round was sent.
             * @enum {string}
             */
            verdict: "proven" | "refused" | "unverified";
        };
        VoidRoundDto: {
            /** @description The admin's words, kept with the round. */
            reason: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    roundsAdminList: {
        parameters: {
            query?: {
                /** @description Only rounds that ended before this one. */
                before?: string;
                /** @description `true` for flagged rounds only, `false` for those without a flag; without it all that have ended. */
                flagged?: "true" | "false";
                /** @description How many rows the answer has at the most; 100 when it is left out. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Where the list goes on: `<address>; rel="next"` (RFC 8288). Left out at the end of the list. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRoundDto"][];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    roundsAdminVoid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                round: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidRoundDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRoundDto"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coinsAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarnedCoinsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinTransactionDto"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    coinsTransactions: {
        parameters: {
            query?: {
                /** @description Only rows with a smaller id than this. */
                before?: number;
                /** @description How many rows the answer has at the most; 100 when it is left out. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Where the list goes on: `<address>; rel="next"` (RFC 8288). Left out at the end of the list. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinTransactionDto"][];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    gamesList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDto"][];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    roundsStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartRoundDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDto"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    roundsAbandon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                round: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    roundsStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartRoundDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDto"][];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    gamesStatsOf: {
        parameters: {
            query?: {
                /** @description The display name of the only game to answer, e.g. `Alien Racing`; without it all games. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameStatsDto"][];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    roundsFinish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishedRoundDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerdictDto"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    racingCoinHistory: {
        parameters: {
            query?: {
                /** @description Only rows with a smaller id than this. */
                before?: number;
                /** @description How many rows the answer has at the most; 100 when it is left out. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Where the list goes on: `<address>; rel="next"` (RFC 8288). Left out at the end of the list. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinTransactionDto"][];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    racingSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RacingSummaryDto"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialsDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    userCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
