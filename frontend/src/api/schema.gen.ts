/* Written by `npm run generate` from backend/openapi.json. Do not change it by hand. */

export interface paths {
    "/api/admin/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The announcements, newest entry first. The `Link` header leads to older ones. */
        get: operations["announcementsList"];
        put?: never;
        /** Adds an announcement to the home screen. */
        post: operations["announcementsAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes an announcement. Answers 409 `announcements.changed` if another admin changed it first. */
        put: operations["announcementsChange"];
        post?: never;
        /** Removes an announcement. Answers 409 `announcements.changed` if another admin has changed it since. */
        delete: operations["announcementsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log, newest line first. The `Link` header leads to earlier lines. */
        get: operations["adminAuditList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chat/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a message for everybody; idempotent. */
        delete: operations["chatAdminRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chat/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the muted members, newest mutes first; the `Link` header leads to older ones. */
        get: operations["chatAdminMutes"];
        put?: never;
        /** Mutes a member for some minutes or until the mute is lifted; replaces an existing mute. */
        post: operations["chatAdminMute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chat/mutes/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Lifts a member's mute; idempotent. */
        delete: operations["chatAdminUnmute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coins/distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Distribution of the coins of all open accounts. */
        get: operations["adminCoinsSpread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/database": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** State of the database. */
        get: operations["databaseShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/database/backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One consistent snapshot of the database as compressed JSON lines. Keep it as safe as the database. */
        get: operations["databaseBackup"];
        put?: never;
        /** Requests a backup and returns where to download it. */
        post: operations["databaseAskForBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/database/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compares balances, ledger, rounds, records, receipts and boards with one another, in one
         *     snapshot.
         */
        post: operations["databaseReconcile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/database/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the database responds and can be written, and whether there is disk space left. */
        get: operations["databaseStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/livestream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The livestream with its address, its key and what arrives from the encoder. */
        get: operations["livestreamAdminShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/livestream/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes the show for viewers. */
        post: operations["livestreamAdminClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/livestream/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces the details of the race. */
        put: operations["livestreamAdminDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/livestream/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an event. */
        post: operations["livestreamListsAddEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/livestream/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes an event. */
        put: operations["livestreamListsChangeEvent"];
        post?: never;
        /** Removes an event. */
        delete: operations["livestreamListsRemoveEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/livestream/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the show for viewers. */
        post: operations["livestreamAdminOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/livestream/rotate-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a new stream key and disconnects an encoder that uses the old one. */
        post: operations["livestreamAdminRotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/livestream/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a stream to the weekly schedule. */
        post: operations["livestreamListsAddWeeklyStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/livestream/schedule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a stream of the weekly schedule. */
        put: operations["livestreamListsChangeWeeklyStream"];
        post?: never;
        /** Removes a stream from the weekly schedule. */
        delete: operations["livestreamListsRemoveWeeklyStream"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/livestream/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a row to the standings. */
        post: operations["livestreamListsAddStanding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/livestream/standings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a row of the standings. */
        put: operations["livestreamListsChangeStanding"];
        post?: never;
        /** Removes a row from the standings. */
        delete: operations["livestreamListsRemoveStanding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last thirty days: members, rounds and coins. */
        get: operations["overviewShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
        /** Voids a proven round: takes back its unspent coins and its place in the member's record. */
        post: operations["roundsAdminVoid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many samples there are. */
        get: operations["samplesShow"];
        put?: never;
        post?: never;
        /** Removes all samples and answers how many there were. */
        delete: operations["samplesRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All settings, with their version. */
        get: operations["settingsShow"];
        /** Sets the given settings. Answers 409 `settings.changed` if another admin changed one since `version`. */
        put: operations["settingsChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site in six figures. */
        get: operations["overviewStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/store/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All items, on sale or not, by their ids. The `Link` header leads to the next page. */
        get: operations["adminStoreList"];
        put?: never;
        /** Adds a sticker with its picture. A repeated request with the same Idempotency-Key adds it once. */
        post: operations["adminStoreAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/store/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes an item or takes it off sale. Answers 409 `store.item_changed` if another admin was first. */
        put: operations["adminStoreChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The users, up to 1,000, or a page. `Link` leads to the next and the previous page, `X-Total-Count` is the
         *     number of users that match.
         */
        get: operations["adminUsersList"];
        put?: never;
        /** Adds a user. */
        post: operations["adminUsersAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user. */
        get: operations["adminUsersFind"];
        put?: never;
        post?: never;
        /** Closes a user's account for good. Ledger and rounds stay under a pseudonym, and the name is reserved. */
        delete: operations["adminUsersClose"];
        options?: never;
        head?: never;
        /** Grants or revokes a user's admin rights. */
        patch: operations["adminUsersChange"];
        trace?: never;
    };
    "/api/admin/users/{id}/coins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds or takes away a user's coins, never more than they have. Carried out once per `Idempotency-Key`. */
        post: operations["adminCoinsChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/one-time-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a one-time password that the user has to change first of all, and signs them out everywhere. */
        post: operations["adminUsersIssuePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a user out on every device. */
        post: operations["adminUsersSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns messages of the chat, newest first, without removed ones; the `Link` header leads to older ones. */
        get: operations["chatMessages"];
        put?: never;
        post?: never;
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
        /**
         * Answers the (first) ledger line of a round that was already paid, and changes no balance. Anything else
         *     is rejected with `coins.nothing_earned`.
         */
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
        /** The member's coin transactions, newest first: up to 1,000, or a page. `Link` leads to older ones. */
        get: operations["coinsTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily-bonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grants the member the coins of this UTC day, once. */
        post: operations["bonusClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns friends, received requests and sent requests. */
        get: operations["friendsFriends"];
        put?: never;
        /** Sends a friend request by name; if that member has asked already, both become friends. */
        post: operations["friendsAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friends/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the other member of a thread, also after the friendship ended or their account was closed. */
        get: operations["threadsOther"];
        put?: never;
        post?: never;
        /** Ends a friendship, or withdraws one of the member's own requests. */
        delete: operations["friendsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friends/{userId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts a request. */
        post: operations["friendsAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friends/{userId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines a request; its sender is not notified. */
        post: operations["friendsDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friends/{userId}/gift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a friend one copy of an item that the member owns more than once; idempotent like a store purchase. */
        post: operations["threadsGive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friends/{userId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the messages of a thread, newest first; the `Link` header leads to older ones. */
        get: operations["threadsThread"];
        put?: never;
        /** Sends a message to a friend; repeating a `clientId` returns the stored message. */
        post: operations["threadsSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friends/{userId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks the other member's messages as read, up to an id. */
        post: operations["threadsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friends/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's invitation link: whoever opens it is asked to send them a friend request. */
        get: operations["invitationsOwn"];
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
    "/api/games/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the member stands in a game and what is next for them: neighbours on its board, an item, badges. */
        get: operations["progressOf"];
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
        /** The member's proven rounds, the last first; the `Link` header leads to older ones. */
        get: operations["roundsList"];
        put?: never;
        /** Starts a round: answers the ticket it is played and proven under. */
        post: operations["roundsStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the member's proven rounds, with everything that is needed to replay it. */
        get: operations["roundsWatch"];
        put?: never;
        post?: never;
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
        /** Takes back a prefetched ticket whose round was left. It ends as abandoned and makes room for another. */
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
        /** Prefetches tickets of one game, or of all, for rounds without a network: up to five each. Answers all of them. */
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
        /** Reports that the process runs. */
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
        /**
         * Reports within two seconds whether requests can be served: the database responds and can be written, and
         *     there is disk space left. Otherwise the answer names the problem. Damage, a disk that is nearly full and the
         *     state of Redis do not affect readiness.
         */
        get: operations["healthReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns everything that the home screen shows. */
        get: operations["homeShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/first-flight/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the member's first flight: all its steps are taken, or they skip it. Idempotent. */
        post: operations["homeEndFirstFlight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who invites with a link. */
        get: operations["invitationsInviter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of a board. The `Link` header leads to the next, previous and first page, and `X-Total-Count` says how many rows
         *     there are in all (of a search 2,000 at the most).
         */
        get: operations["leaderboardList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the member stands on a board, and their bests of every game. */
        get: operations["leaderboardOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member's bests, game by game. */
        get: operations["leaderboardMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A round on a current board, of any member, with everything that is needed to replay it. */
        get: operations["leaderboardWatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/livestream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the livestream's page shows. */
        get: operations["livestreamShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/livestream/on-air": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a race is on air. */
        get: operations["livestreamOnAir"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/livestream/watching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports that the member is watching; to be sent every 30 seconds. Answers the number of viewers. */
        post: operations["livestreamWatching"];
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
        /** Signs a member in and ends the previous session of their browser. */
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
        /** Ends the session. Does nothing for a visitor without one. */
        post: operations["authLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's notifications, newest first. The `Link` header leads to older ones. */
        get: operations["notificationsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks everything up to a notification as read. */
        post: operations["notificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts of unread notifications, friend requests and unread messages, for the bell and the navigation. */
        get: operations["notificationsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the member's badges and their total points. */
        get: operations["profileAchievementsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/upload-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the member's picture for 500 coins, charged once it is stored (§5). Takes an `Idempotency-Key`. */
        post: operations["profileUpload"];
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
        /** What the member has earned by racing, newest first: up to 1,000 lines, or a page. The `Link` header leads to older ones. */
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
        /** All coins from the member's racing lines, and how many simulator runs were drawn today and pay a day. */
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
        /** Creates an account and signs it in. */
        post: operations["authRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says whether a name can be registered, while it is typed. */
        get: operations["authName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings that every page needs: name, links, registration and the notice at the top. */
        get: operations["settingsSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/avatar-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All avatar parts and stickers, grouped by type. */
        get: operations["storeAvatarItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items on sale in the store, in its order. */
        get: operations["storeItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buys a cart, all of it or nothing. Repeating it with the same Idempotency-Key gets the same answer. */
        post: operations["storeBuy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/purchase-avatar-item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buys one avatar item and puts it on unless it is a sticker. Idempotent like a purchase in the store. */
        post: operations["storeBuyAvatarItem"];
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
    "/api/user/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the member's avatar to parts they own, and answers the member. */
        patch: operations["avatarChange"];
        trace?: never;
    };
    "/api/user/avatar/first-colour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a new member one colour free of charge, once, puts it on, and answers the member. */
        post: operations["avatarTakeFirstColour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the member's account for good and signs every device out. The owner's and the last admin's account
         *     cannot be closed.
         */
        post: operations["accountClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All data that the site stores about the member, as a JSON download without secrets. It is read no faster
         *     than the client takes it; a failure breaks the download off.
         */
        get: operations["accountExportExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/goal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member saves for, and the coins they earn in a round. */
        get: operations["goalRead"];
        /** Saves for an item instead of the one before. It has to be sold, and the member must not own it. */
        put: operations["goalChoose"];
        post?: never;
        /** Ends the goal; without one nothing changes. */
        delete: operations["goalEnd"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items the member has bought. What every member owns from the start is not listed. */
        get: operations["inventoryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the member's password and signs out every other device. */
        patch: operations["accountChangePassword"];
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices on which the member is signed in, the last used first. */
        get: operations["accountSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs one of the member's devices out. */
        delete: operations["accountSignOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the member's name. */
        patch: operations["accountChangeUsername"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AchievementsDto: {
            /** @description All badges in display order, locked ones included. */
            badges: components["schemas"]["BadgeDto"][];
            /** @description Achievement Points of all earned badges. */
            points: number;
        };
        ActivityDto: {
            /** @description The display name of the current game; null for none. */
            game?: string | null;
        };
        ActivityFrameDto: {
            data: components["schemas"]["ActivityDto"];
            /** @enum {string} */
            type: "activity";
        };
        AdminAnnouncementDto: {
            /** @description ISO-8601, UTC. */
            date: string;
            description: string;
            id: number;
            isSample: boolean;
            title: string;
            /** @description Grows with every change. */
            version: number;
        };
        AdminDatabaseDto: {
            /** @description Response time of the database, in milliseconds. */
            answerMs: number;
            /** @enum {string} */
            engine: "sqlite" | "mysql";
            /** @description Version as reported by the engine, such as `3.51.1` or `11.4.5-MariaDB`. */
            engineVersion: string;
            migrations: components["schemas"]["MigrationDto"][];
            /** @description Number of the site's servers that run on it. */
            nodes: number;
            /**
             * @description State of Redis, which nodes share. With `away`, each node works on its own until Redis is back.
             * @enum {string}
             */
            redis: "none" | "connected" | "away";
            /** @description Size on disk, in bytes. */
            sizeBytes: number;
            /** @description All tables, the largest first. */
            tables: components["schemas"]["TableCountDto"][];
        };
        AdminLivestreamDto: {
            /** @description Server address to enter in the encoder. */
            address: string;
            details: components["schemas"]["VersionedDetailsDto"];
            /** @description All events, past ones included, earliest first. */
            events: components["schemas"]["AdminStreamEventDto"][];
            ingest: components["schemas"]["IngestStateDto"];
            /** @description Whether the show is open: then viewers see what arrives. */
            isOpen: boolean;
            /** @description By weekday and time. */
            schedule: components["schemas"]["AdminWeeklyStreamDto"][];
            /** @description The first place first. */
            standings: components["schemas"]["AdminStandingDto"][];
            /** @enum {string} */
            state: "offline" | "upcoming" | "live" | "ended";
            /** @description Stream key to enter in the encoder. */
            streamKey: string;
            /** @description Zone of the schedule's times, an IANA name. */
            timeZone: string;
            viewers: number;
        };
        AdminOverviewDto: {
            /** @description Thirty days, the oldest first; the last is today in UTC and not over. */
            days: components["schemas"]["OverviewDayDto"][];
            /** @description Coins that came in, by source, the most first. */
            earnedBySource: components["schemas"]["SourceCoinsDto"][];
            /** @description Median balance of the open accounts, in coins. */
            medianBalance: number;
            /** @description Why rounds were refused, the most frequent first. */
            refusals: components["schemas"]["RefusalCountDto"][];
            /** @description Coins that went out, by source, the most first. */
            spentBySource: components["schemas"]["SourceCoinsDto"][];
        };
        AdminRoundDto: {
            /** @description The coins it was paid, also of a voided round. */
            coins: number;
            /** @description Coins of a voided round that were already spent and could not be taken back. */
            coinsMissing: number;
            /** @description When it ended, ISO-8601, UTC. */
            decidedAt: string;
            /** @description What looked unlike a person's play; empty for most rounds. `seed_shopping` by restarts alone asks for no review. */
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
        AdminStandingDto: {
            id: number;
            isSample: boolean;
            name: string;
            points: number;
            /** @description Grows with every change. */
            version: number;
        };
        AdminStatsDto: {
            /** @description Members who are online. */
            activeUsers: number;
            /** @description Coins ever spent on the store, the avatar and pictures. */
            storeRevenue: number;
            /** @description Coins of all open accounts. */
            totalCoins: number;
            /** @description Items on sale. */
            totalProducts: number;
            /** @description Lines of the coin ledger. */
            totalTransactions: number;
            /** @description Open accounts. */
            totalUsers: number;
        };
        AdminStorageDto: {
            /** @description Free space on the fullest disk with data of the site, in bytes; null if unknown. */
            freeBytes: number | null;
            /**
             * @description Current problems, the worst first: the database does not respond, a write to it failed, no space is left,
             *     part of the data is damaged, little space is left. Empty when all is well.
             */
            problems: ("database" | "damaged" | "low" | "write" | "space")[];
        };
        AdminStoreItemDto: {
            description: string;
            id: number;
            imageUrl: string;
            isOnSale: boolean;
            itemId: string;
            /** @enum {string} */
            itemType: "color" | "hat" | "face" | "accessory" | "sticker" | "coupon";
            name: string;
            /** @description Coins for one copy. */
            price: number;
            /** @enum {string} */
            type: "sticker" | "coupon" | "cosmetic";
            /** @description Grows with every change. */
            version: number;
        };
        AdminStreamEventDto: {
            game: string;
            id: number;
            isSample: boolean;
            /** @description ISO-8601, UTC. */
            startsAt: string;
            title: string;
            /** @description Grows with every change. */
            version: number;
        };
        AdminUserDto: {
            avatarCustomization: components["schemas"]["AvatarCustomizationDto"];
            /** @description The balance in coins. */
            coins: number;
            /** @description When the account was created, ISO-8601 UTC. */
            createdAt: string;
            id: number;
            isAdmin: boolean;
            /** @description Whether they are currently muted in the chat. */
            isMuted: boolean;
            isOnline: boolean;
            /** @description Whether this is the site's owner, who can neither be deleted nor lose the admin flag. */
            isOwner: boolean;
            /** @description When they were last here, ISO-8601 UTC; null if they never were. */
            lastSeen: string | null;
            /** @description Whether they still have to change a one-time password. */
            mustChangePassword: boolean;
            /** @description The address of their picture. */
            profilePicture: string | null;
            username: string;
        };
        AdminWeeklyStreamDto: {
            game: string;
            id: number;
            isSample: boolean;
            /** @description `HH:MM` in the zone of the schedule. */
            time: string;
            title: string;
            /** @description Grows with every change. */
            version: number;
            /** @description 0 is Sunday. */
            weekday: number;
        };
        AnnouncementChangeDto: {
            date?: string;
            description?: string;
            title?: string;
            /** @description Version that the change is based on. */
            version: number;
        };
        AnnouncementDto: {
            /** @description ISO-8601, UTC. */
            date: string;
            description: string;
            id: number;
            isSample: boolean;
            title: string;
        };
        AuditLineDto: {
            /** @description That user's current name. */
            about: string | null;
            /** @description Id of the user concerned; null if there is none. */
            aboutUserId: number | null;
            /** @enum {string} */
            action: "users.created" | "users.admin_granted" | "users.admin_revoked" | "users.closed" | "users.signed_out" | "users.one_time_password" | "users.coins_changed" | "chat.message_removed" | "chat.member_muted" | "chat.mute_lifted" | "rounds.voided" | "settings.changed" | "database.backed_up" | "database.reconciled" | "store.item_created" | "store.item_changed" | "announcements.created" | "announcements.changed" | "announcements.removed" | "livestream.open" | "livestream.close" | "livestream.rotate_key" | "livestream.schedule" | "livestream.standings" | "livestream.events" | "livestream.details" | "samples.removed";
            /** @description The admin's current name. */
            admin: string;
            adminId: number;
            /** @description ISO-8601, UTC. */
            createdAt: string;
            /** @description Further details of the action. */
            details: {
                [key: string]: unknown;
            };
            id: number;
            targetId: string;
            /** @enum {string} */
            targetType: "chat_message" | "user" | "round" | "livestream" | "settings" | "store_item" | "announcement" | "database";
        };
        AvatarCustomizationDto: {
            accessory: string;
            color: string;
            face: string;
            hat: string;
        };
        AvatarDto: {
            avatarAccessory?: string;
            avatarColor?: string;
            avatarFace?: string;
            avatarHat?: string;
        };
        AvatarItemDto: {
            /** @description Address of its picture; null for `none`, which has no picture. */
            image: string | null;
            /** @description Whether every member owns it. */
            isFree: boolean;
            /** @description Whether it can be bought now, here or in the store. */
            isOnSale: boolean;
            itemId: string;
            /** @enum {string} */
            itemType: "color" | "hat" | "face" | "accessory" | "sticker";
            name: string;
            /** @description Coins; for an item that the store sells too, the store's price. */
            price: number;
            /** @description Id of the store's item for it; null if only the customizer sells it. */
            storeItemId: number | null;
        };
        AvatarPurchaseDto: {
            /** @description Whether to use up one coupon. */
            coupon?: boolean;
            itemId: string;
            /** @enum {string} */
            itemType: "color" | "hat" | "face" | "accessory" | "sticker";
            /** @description Coins as shown in the customizer. With a coupon, four fifths of the price, rounded up to whole coins. */
            price: number;
        };
        AvatarReceiptDto: {
            /** @description Balance after the purchase. */
            coins: number;
            /** @description How many coupons are left. */
            coupons: number;
            /** @description Whether it is the first purchase, in the store or the customizer, that cost the member coins. */
            isFirst: boolean;
            itemId: string;
            /** @enum {string} */
            itemType: "color" | "hat" | "face" | "accessory" | "sticker";
        };
        BackupLinkDto: {
            /** @description A path of this site. It works once, within a minute, with the session that requested it. */
            address: string;
        };
        BadgeDto: {
            /** @description How to earn it. */
            description: string;
            /** @description ISO-8601, UTC; null while it is locked. */
            earnedAt: string | null;
            /** @description Display name of the game that it belongs to. */
            gameName: string;
            id: string;
            name: string;
            /** @description Achievement Points for it. */
            points: number;
        };
        BalanceFrameDto: {
            data: {
                coins: number;
                line: number;
            };
            /** @enum {string} */
            type: "balance";
        };
        CartLineDto: {
            description: string;
            id: number;
            imageUrl: string;
            name: string;
            /** @description Coins for one copy, as the cart shows it. */
            price: number;
            quantity: number;
            type: string;
        };
        ChangePasswordDto: {
            currentPassword: string;
            /** @description 6 to 200 characters, as when registering. */
            newPassword: string;
        };
        ChangeUsernameDto: {
            currentPassword: string;
            /** @description 3 to 24 letters, digits, _ or -; upper and lower case make no difference. */
            username: string;
        };
        ChatAckFrameDto: {
            clientId: string | null;
            id: number;
            /** @enum {string} */
            type: "chat_ack";
        };
        ChatHistoryFrameDto: {
            data: components["schemas"]["ChatMessageDto"][];
            /** @enum {string} */
            type: "chat_history";
        };
        ChatJoinFrameDto: {
            after?: number | null;
            /** @description `after` by default. */
            from?: number | null;
            /** @enum {string} */
            type: "chat_join";
        };
        ChatLeaveFrameDto: {
            /** @enum {string} */
            type: "chat_leave";
        };
        ChatLimitsDto: {
            messages: number;
            /** @description Period of the limit, in seconds. */
            seconds: number;
        };
        ChatMessageDto: {
            avatar: components["schemas"]["AvatarCustomizationDto"];
            /** @description Id chosen by the author's browser; null without one. */
            clientId: string | null;
            /** @description ISO-8601, UTC. */
            createdAt: string;
            /** @description Position in the chat: without gaps, in the order in which messages were stored. */
            id: number;
            /** @description Whether the author is an administrator. */
            isAdmin: boolean;
            message: string;
            /** @description The address of the author's picture. */
            profilePicture: string | null;
            /** @description The author's id. */
            userId: number;
            /** @description The author's current name; 'former member' once the account is closed. */
            username: string;
        };
        ChatMessageFrameDto: {
            /** @description Id chosen by the browser; sending it again stores nothing new. */
            clientId?: string | null;
            message: string;
            /** @enum {string} */
            type: "chat_message";
        };
        ChatMissedFrameDto: {
            data: components["schemas"]["ChatMessageDto"][];
            isComplete: boolean;
            removed: number[];
            /** @enum {string} */
            type: "chat_missed";
        };
        ChatMutedFrameDto: {
            data: {
                reason: string | null;
                until: string | null;
            };
            /** @enum {string} */
            type: "chat_muted";
        };
        ChatMuteDto: {
            /** @description ISO-8601, UTC. */
            createdAt: string;
            /** @description The cursor for the next page of a list. */
            id: number;
            /** @description The name of the administrator. */
            mutedBy: string;
            reason: string | null;
            /** @description When it ends, ISO-8601 UTC; null until an administrator lifts it. */
            until: string | null;
            userId: number;
            username: string;
        };
        ChatRefusedFrameDto: {
            clientId: string | null;
            /** @enum {string} */
            code: "settings.changed" | "store.item_changed" | "announcements.changed" | "request.malformed_json" | "request.invalid" | "request.incomplete" | "request.idempotency_key" | "request.cross_origin" | "request.origin_required" | "request.not_found" | "request.key_reused" | "request.too_large" | "request.not_json" | "request.compressed" | "request.too_many" | "auth.signed_out" | "auth.bad_credentials" | "auth.one_time_password_over" | "auth.admin_only" | "auth.wrong_password" | "auth.password_change_required" | "auth.same_password" | "auth.weak_password" | "auth.username_taken" | "auth.registration_closed" | "account.owner_stays" | "account.last_admin" | "account.no_such_session" | "users.unknown" | "users.owner_not_deleted" | "users.owner_stays_admin" | "users.owner_password" | "users.owner_signed_in" | "users.last_admin" | "users.not_oneself" | "picture.type" | "picture.too_large" | "picture.unreadable" | "picture.too_many_pixels" | "picture.too_many_frames" | "games.unknown" | "rounds.unknown" | "rounds.not_watchable" | "rounds.newer_rules" | "rounds.not_proven" | "leaderboard.unknown_member" | "coins.not_enough" | "coins.below_zero" | "coins.too_many" | "coins.nothing_earned" | "store.not_on_sale" | "store.price_changed" | "store.already_owned" | "store.is_free" | "store.sold_in_store" | "store.no_coupon" | "store.unknown_item" | "announcements.unknown" | "livestream.changed" | "livestream.row_unknown" | "livestream.list_full" | "database.backup_running" | "database.link_used" | "avatar.not_owned" | "avatar.first_colour_taken" | "chat.empty" | "chat.too_long" | "chat.muted" | "chat.unknown_message" | "chat.unknown_member" | "chat.admin_stays" | "chat.too_fast" | "chat.not_kept" | "friends.other_author" | "friends.unknown" | "friends.invitation_over" | "friends.no_request" | "friends.self" | "friends.already_friends" | "friends.not_friends" | "friends.declined" | "friends.too_many" | "friends.too_many_requests" | "friends.they_have_too_many" | "friends.no_extra_copy" | "server.error" | "server.busy" | "server.not_ready" | "server.storage_full" | "server.storage_failed" | "server.outcome_unknown";
            message: string;
            retryAfterSeconds?: number;
            /** @enum {string} */
            type: "chat_refused";
        };
        ClientFrame: components["schemas"]["HeartbeatFrameDto"] | components["schemas"]["ActivityFrameDto"] | components["schemas"]["ChatJoinFrameDto"] | components["schemas"]["ChatLeaveFrameDto"] | components["schemas"]["ChatMessageFrameDto"];
        CloseAccountDto: {
            /** @description The member's own password. */
            password: string;
        };
        CoinBucketDto: {
            /** @description Lowest balance in the range. */
            from: number;
            /** @description Highest balance in the range; null if there is no limit. */
            to: number | null;
            users: number;
        };
        CoinChangeDto: {
            /** @description Coins; positive adds, negative takes away (§5). */
            amount: number;
            /** @description Reason for the user and the ledger, one line; may be omitted. */
            reason?: string;
        };
        CoinChangeResultDto: {
            /** @description Coins by which the balance changed. */
            amount: number;
            /** @description Balance after the change. */
            coins: number;
            userId: number;
        };
        CoinDistributionDto: {
            buckets: components["schemas"]["CoinBucketDto"][];
            largestCoins: number;
            /** @description Rounded to a whole coin. */
            meanCoins: number;
            medianCoins: number;
            /** @description Share of all coins held by the richest hundredth of users (at least one user), from 0 to 1. */
            topShare: number;
            totalCoins: number;
            users: number;
        };
        CoinTransactionDto: {
            /** @description Coins; positive is earned, negative is spent. */
            amount: number;
            /** @description ISO-8601, UTC. */
            createdAt: string;
            /** @description What the coins were earned with or spent on, in the server's words. */
            description: string;
            id: number;
        };
        CredentialsDto: {
            /** @description 6 to 200 characters. */
            password: string;
            /** @description 3 to 24 letters, digits, _ or -; upper and lower case make no difference. */
            username: string;
        };
        DailyBonusDto: {
            /** @description Coins that this call granted; 0 if it did not. */
            amount: number;
            /** @description Balance after the call. */
            coins: number;
            /** @description The UTC day of the bonus, such as `2026-11-21`, by the server's clock. */
            day: string;
            /** @description Whether this call granted the bonus: once per UTC day, and never while the bonus is set to 0. */
            granted: boolean;
        };
        DetailsChangeDto: {
            details: components["schemas"]["RaceDetailsDto"];
            /** @description Version that is replaced. */
            version: number;
        };
        DeviceDto: {
            /** @description When it signed in, ISO-8601 UTC. */
            createdAt: string;
            /** @description Browser and system as the browser reported them, such as `Chrome on Android`. */
            device: string;
            /** @description Id by which the device is signed out. */
            id: string;
            /** @description Whether this request comes from it. */
            isCurrent: boolean;
            /** @description When it was last used, ISO-8601 UTC; up to a day behind. */
            lastUsedAt: string;
        };
        DirectMessageDto: {
            /** @description Id chosen by the caller's browser; null for messages of others. */
            clientId: string | null;
            /** @description ISO-8601 UTC. */
            createdAt: string;
            gift: components["schemas"]["GivenItemDto"] | null;
            id: number;
            /** @description Whether the caller wrote it. */
            isMine: boolean;
            /** @description Plain text; empty for a gift. */
            message: string;
            /** @description When the receiver saw it, ISO-8601 UTC. */
            readAt: string | null;
        };
        DirectMessageFrameDto: {
            data: {
                message: components["schemas"]["DirectMessageDto"];
                userId: number;
            };
            /** @enum {string} */
            type: "direct_message";
        };
        DirectReadFrameDto: {
            data: {
                isMine: boolean;
                readAt: string;
                upTo: number;
                userId: number;
            };
            /** @enum {string} */
            type: "direct_read";
        };
        EarnedCoinsDto: {
            /** @description Coins exactly as the server paid them; for a round with several lines, their sum. */
            amount: number;
            /** @description The client's description, e.g. `Earned 4 coins playing Alien Clicker`. The ledger keeps its own. */
            description: string;
            /** @description Round that earned the coins; by default the newest unreported one that paid exactly this in one line. */
            round?: string;
        };
        ErrorFrameDto: {
            data: {
                /** @enum {string} */
                code: "frame.invalid";
            };
            /** @enum {string} */
            type: "error";
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
        FirstColourDto: {
            color: string;
        };
        FirstFlightDto: {
            /** @description Mean coins of their last rounds, or of a usual one. */
            coinsPerRound: number;
            /** @description The colour that they chose free of charge; null before. */
            colour: string | null;
            /** @description Whether a round of theirs was proven. */
            hasPlayed: boolean;
            /** @description Whether they own a sticker that not everybody owns. */
            hasSticker: boolean;
            /** @description The cheapest sticker on sale that not everybody owns; null without one. */
            sticker: components["schemas"]["FirstStickerDto"] | null;
        };
        FirstStickerDto: {
            /** @description The address of its picture. */
            image: string | null;
            name: string;
            /** @description Coins. */
            price: number;
            /** @description Its id in the store; null for one of the customizer alone. */
            storeItemId: number | null;
        };
        FriendDto: {
            avatar: components["schemas"]["AvatarCustomizationDto"];
            isOnline: boolean;
            lastMessage: components["schemas"]["LastMessageDto"] | null;
            /** @description When they were last online, ISO-8601 UTC. */
            lastSeen: string | null;
            /** @description The display name of the game they are playing. */
            playing: string | null;
            /** @description The address of their picture. */
            profilePicture: string | null;
            /** @description How many of their messages are unread. */
            unread: number;
            userId: number;
            username: string;
        };
        FriendNameDto: {
            /** @description Their name, in any case. */
            username: string;
        };
        FriendOnlineDto: {
            avatar: components["schemas"]["AvatarCustomizationDto"];
            /** @description The display name of the game they are playing. */
            playing: string | null;
            userId: number;
            username: string;
        };
        FriendRequestDto: {
            avatar: components["schemas"]["AvatarCustomizationDto"];
            /** @description When the request was sent, ISO-8601 UTC. */
            createdAt: string;
            /** @description The address of their picture. */
            profilePicture: string | null;
            userId: number;
            username: string;
        };
        FriendsDto: {
            /** @description Sorted by name. */
            friends: components["schemas"]["FriendDto"][];
            /** @description Received requests, newest first. */
            requests: components["schemas"]["FriendRequestDto"][];
            /** @description Sent requests, newest first. */
            sent: components["schemas"]["FriendRequestDto"][];
        };
        FriendshipDto: {
            /**
             * @description `pending` until the other member accepts, then `accepted`.
             * @enum {string}
             */
            status: "pending" | "accepted";
            userId: number;
            username: string;
        };
        FriendsOnlineDto: {
            /** @description How many of them are online. */
            online: number;
            /** @description Up to six of those; who plays comes first. */
            shown: components["schemas"]["FriendOnlineDto"][];
            /** @description How many friends the member has. */
            total: number;
        };
        GameBestDto: {
            /** @description The game's id, e.g. `alien-clicker`. */
            gameId: string;
            /** @description The game's display name, e.g. `Alien Clicker`. */
            gameName: string;
            /** @description The place on the game's board; null without one. */
            rank: number | null;
            /** @description The round that made it, where it can be watched. */
            round: string | null;
            /** @description The best proven score; 0 without one. */
            score: number;
            /** @description Ticks of the round that made it, where fewer win among equal scores; null in other games and without a score. */
            ticks: number | null;
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
        GameProgressDto: {
            /** @description The badges of the game in display order, locked ones included. */
            badges: components["schemas"]["BadgeDto"][];
            /** @description Who is right below on that board; null at its end and without a place. */
            below: components["schemas"]["NeighbourDto"] | null;
            /** @description Mean coins of the member's last ten paid rounds, with fractions; 15 before the first. */
            coinsPerRound: number;
            gameName: string;
            /** @description Whether a round of any game has ever paid coins. */
            hasBeenPaid: boolean;
            /** @description The saved goal, or the cheapest item on sale that the member does not own and can reach in five rounds. */
            next: components["schemas"]["NextItemDto"] | null;
            /** @description The place on the game's board of all time, with who is right above; null without one. */
            place: components["schemas"]["PlaceDto"] | null;
            /** @description Mean score of the last ten proven rounds under the current rules; null when there are fewer than three. */
            usualScore: number | null;
            /** @description The place on this week's board; null without one. */
            week: components["schemas"]["WeekPlaceDto"] | null;
        };
        GameStatsDto: {
            /** @description Ticks of the best round, 60 a second, where fewer win among equal scores; null in other games and without a score. */
            bestTicks: number | null;
            /** @description The game's display name, e.g. `Alien Clicker`. */
            gameName: string;
            /** @description Proven rounds, under the older name that some screens read. */
            gamesPlayed: number;
            /** @description Best score proven under the game's current rules; null before the first such round. */
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
        GiftDto: {
            itemId: string;
            /** @enum {string} */
            itemType: "color" | "hat" | "face" | "accessory" | "sticker";
        };
        GivenDto: {
            /** @description How many copies the member has left. */
            copies: number;
            /** @description The line of the thread. */
            message: components["schemas"]["DirectMessageDto"];
        };
        GivenItemDto: {
            /** @description The address of its picture; null if the catalogue has none. */
            image: string | null;
            itemId: string;
            /** @enum {string} */
            itemType: "color" | "hat" | "face" | "accessory" | "sticker" | "coupon";
            /** @description Its name in the catalogue. */
            name: string;
        };
        GoalAnswerDto: {
            /** @description Mean coins of the member's last ten paid rounds, with fractions; 15 before the first. */
            coinsPerRound: number;
            /** @description Null without a goal, and while its item is not sold. */
            goal: components["schemas"]["GoalDto"] | null;
            /** @description Name of the goal's item while it is not sold; otherwise null. */
            leftStore: string | null;
        };
        GoalChoiceDto: {
            itemId: string;
            /** @enum {string} */
            itemType: "color" | "hat" | "face" | "accessory" | "sticker" | "coupon";
        };
        GoalDto: {
            /** @description Address of its picture. */
            imageUrl: string;
            itemId: string;
            /** @enum {string} */
            itemType: "color" | "hat" | "face" | "accessory" | "sticker" | "coupon";
            name: string;
            /** @description Coins, in the store or else in the customizer. */
            price: number;
            /** @description Id of the store's item for it; null if only the customizer sells it. */
            storeItemId: number | null;
        };
        HealthDto: {
            /** @enum {string} */
            status: "ok";
        };
        HeartbeatFrameDto: {
            /** @enum {string} */
            type: "heartbeat";
        };
        HomeDto: {
            /** @description The newest 5 lines of the member's ledger. */
            activity: components["schemas"]["CoinTransactionDto"][];
            /** @description Newest first. */
            announcements: components["schemas"]["AnnouncementDto"][];
            featuredGames: components["schemas"]["GameDto"][];
            /** @description Null once the member has taken all steps or skipped them. */
            firstFlight: components["schemas"]["FirstFlightDto"] | null;
            friends: components["schemas"]["FriendsOnlineDto"];
            /** @description Null before the first proven round of a ranked game. */
            lastGame: components["schemas"]["LastGameDto"] | null;
            /** @description What is unread, as `GET /api/notifications/summary` answers it. */
            notifications: components["schemas"]["NotificationsSummaryDto"];
            /** @description The member's place over all games this week (UTC); null without one. */
            place: components["schemas"]["PlaceDto"] | null;
            /** @description The settings of every page, as `GET /api/site` answers them. */
            site: components["schemas"]["SiteDto"];
            /** @description The member's standing over all games and all time, as `GET /api/leaderboard/me` answers it. */
            standing: components["schemas"]["OwnStandingDto"];
            /** @description The member's records, as `GET /api/games/stats` answers them. */
            stats: components["schemas"]["GameStatsDto"][];
            /** @description Soonest first. */
            upcomingEvents: components["schemas"]["UpcomingEventDto"][];
        };
        IngestStateDto: {
            audioBitsPerSecond: number | null;
            fps: number | null;
            height: number | null;
            /** @description Whether an encoder is connected. */
            isConnected: boolean;
            /** @description Whether the process that receives streams is running. */
            isRunning: boolean;
            lastProblem: components["schemas"]["StreamProblemDto"] | null;
            /** @description Playlist of what arrives, whether the show is open or not. */
            previewPlaylist: string | null;
            /** @description Since when, ISO-8601, UTC. */
            since: string | null;
            videoBitsPerSecond: number | null;
            width: number | null;
        };
        InventoryItemDto: {
            copies: number;
            itemId: string;
            /** @enum {string} */
            itemType: "color" | "hat" | "face" | "accessory" | "sticker" | "coupon";
        };
        InvitationDto: {
            /** @description What the address `/join/<token>` ends with: 24 letters, digits, _ or -. */
            token: string;
            /** @description When the link stops working, ISO-8601 UTC. */
            validUntil: string;
        };
        LastGameDto: {
            game: components["schemas"]["GameDto"];
            /** @description Their place on its board of all time, with their best score; null without one. */
            place: components["schemas"]["PlaceDto"] | null;
        };
        LastMessageDto: {
            /** @description ISO-8601 UTC. */
            createdAt: string;
            gift: components["schemas"]["GivenItemDto"] | null;
            isMine: boolean;
            message: string;
        };
        LeaderboardEntryDto: {
            avatar: components["schemas"]["AvatarCustomizationDto"];
            /** @description The board's name: a game's, e.g. `Alien Clicker`, or `All Games`. */
            gameName: string;
            /** @description The member's id. */
            id: number;
            /** @description Whether the row is the caller's own. */
            isCurrentUser: boolean;
            /** @description When the member last played what the board counts, ISO-8601 UTC. */
            lastPlayed: string;
            /** @description The address of the member's picture. */
            profilePicture: string | null;
            /** @description The place by score, from 1 on, whatever the rows are searched or sorted by. */
            rank: number;
            /** @description The round that made the score, where it can be watched (`GET /api/leaderboard/rounds/{round}`). */
            round: string | null;
            /** @description The best proven score; for all games 1000 × best ÷ par, added up. */
            score: number;
            /** @description Ticks of the round that made it, 60 a second, where fewer win among equal scores; null on other boards. */
            ticks: number | null;
            username: string;
        };
        LeftRoundDto: {
            /** @description True when the member restarted. */
            isRestart?: boolean;
        };
        LivestreamDto: {
            areDetailsSample: boolean;
            /** @description Null when there is no race. */
            details: components["schemas"]["RaceDetailsDto"] | null;
            /** @description Those that are still to come, soonest first. */
            events: components["schemas"]["StreamEventDto"][];
            isLive: boolean;
            /** @description The next stream. */
            nextStream: components["schemas"]["NextStreamDto"] | null;
            /** @description The playlist's address while it is live. */
            playlist: string | null;
            /** @description By weekday and time. */
            schedule: components["schemas"]["ScheduledStreamDto"][];
            /** @description The first place first. */
            standings: components["schemas"]["StandingDto"][];
            /** @description Since when it is live, ISO-8601, UTC. */
            startedAt: string | null;
            /**
             * @description `live`: there is something to watch. `ended`: a show has ended not long ago. `upcoming`: a show is open and its
             *     picture is not there, or a stream begins within the hour. `offline`: none of these.
             * @enum {string}
             */
            state: "offline" | "upcoming" | "live" | "ended";
            /** @description Members who watch now. */
            viewers: number;
        };
        LivestreamFrameDto: {
            data: components["schemas"]["LivestreamDto"];
            /** @enum {string} */
            type: "livestream";
        };
        MemberBestDto: {
            /** @description When it was made, ISO-8601 UTC. */
            decidedAt: string;
            /** @description The game's id, e.g. `alien-clicker`. */
            gameId: string;
            /** @description The game's display name, e.g. `Alien Clicker`. */
            gameName: string;
            /** @description The place on the game's board. */
            rank: number;
            /** @description The round that made it, where it can be watched. */
            round: string | null;
            /** @description The best proven score; 0 without one. */
            score: number;
            /** @description Ticks of the round that made it, where fewer win among equal scores; null in other games and without a score. */
            ticks: number | null;
        };
        MemberStandingDto: {
            avatar: components["schemas"]["AvatarCustomizationDto"];
            /** @description The games with a ranked round in the time that is asked for, in the site's order. */
            bests: components["schemas"]["MemberBestDto"][];
            profilePicture: string | null;
            username: string;
        };
        MessageRemovedFrameDto: {
            data: {
                id: number;
            };
            /** @enum {string} */
            type: "message_removed";
        };
        MigrationDto: {
            /** @description Whether the database has it. A running server has applied all of its own. */
            isDone: boolean;
            /** @description Such as `Baseline1800000000001`. */
            name: string;
        };
        MuteDto: {
            /** @description Duration in minutes; null until an administrator lifts it. */
            minutes: number | null;
            /** @description The reason, shown to the member as text. */
            reason?: string;
            userId: number;
        };
        NameDto: {
            isFree: boolean;
        };
        NeighbourDto: {
            avatar: components["schemas"]["AvatarCustomizationDto"];
            /** @description The address of their picture. */
            profilePicture: string | null;
            rank: number;
            score: number;
            /** @description Ticks of the round that made the score, where fewer win among equal scores; null otherwise. */
            ticks: number | null;
            username: string;
        };
        NewAnnouncementDto: {
            /** @description Date of the announcement, by which the home screen sorts, ISO-8601 UTC; now if omitted. */
            date?: string;
            description: string;
            title: string;
        };
        NewMessageDto: {
            /** @description The author, so that no other member's session sends it for them; by default the caller. */
            authorId?: number;
            /** @description Id chosen by the browser; sending it again stores nothing new. */
            clientId: string;
            /** @description 1 to 500 characters; surrounding white space is removed. */
            message: string;
        };
        NewMessageFrameDto: {
            data: components["schemas"]["ChatMessageDto"];
            /** @enum {string} */
            type: "new_message";
        };
        NewStandingDto: {
            name: string;
            points: number;
        };
        NewStoreItemDto: {
            description: string;
            /** @description Its picture as a data URL: JPEG, PNG, GIF or WEBP of at most 5 MB. */
            imageData: string;
            /** @description Whether it is on sale at once; true if omitted. */
            isOnSale?: boolean;
            name: string;
            /** @description Coins for one copy. */
            price: number;
        };
        NewStreamEventDto: {
            game: string;
            /** @description ISO-8601. */
            startsAt: string;
            title: string;
        };
        NewUserDto: {
            /** @description 6 to 200 characters. */
            password: string;
            /** @description 3 to 24 letters, digits, _ or -; upper and lower case make no difference. */
            username: string;
        };
        NewWeeklyStreamDto: {
            /** @description The display name of the game that is shown. */
            game: string;
            /** @description `HH:MM` in the zone of the schedule. */
            time: string;
            title: string;
            /** @description 0 is Sunday. */
            weekday: number;
        };
        NextItemDto: {
            /** @description Address of its picture. */
            imageUrl: string;
            /** @description Whether the member has chosen to save for it. */
            isGoal: boolean;
            itemId: string;
            /** @enum {string} */
            itemType: "color" | "hat" | "face" | "accessory" | "sticker" | "coupon";
            name: string;
            /** @description Coins, in the store or else in the customizer. */
            price: number;
            /** @description Id of the store's item for it; null if only the customizer sells it. */
            storeItemId: number | null;
        };
        NextRankDto: {
            /** @description How many points more they have; 0 where an equal score was made in fewer ticks or earlier. */
            points: number;
            rank: number;
            /** @description How many ticks fewer they needed for an equal score, where fewer win; null otherwise. */
            ticks: number | null;
            username: string;
        };
        NextStreamDto: {
            game: string;
            isSample: boolean;
            /** @description ISO-8601, UTC. */
            startsAt: string;
            title: string;
        };
        NotificationDto: {
            /** @description The sentence, as plain text. */
            content: string;
            /** @description ISO-8601 UTC. */
            createdAt: string;
            /** @description Subject: `userId` and `username` of the member it is about, and further fields by type. */
            data: {
                [key: string]: unknown;
            };
            id: number;
            read: boolean;
            /** @enum {string} */
            type: "friend_request" | "friend_accepted" | "gift" | "overtaken" | "coins";
        };
        NotificationFrameDto: {
            data: components["schemas"]["NotificationDto"];
            /** @enum {string} */
            type: "notification";
        };
        NotificationsSummaryDto: {
            /** @description Open friend requests to the member. */
            friendRequests: number;
            /** @description Unread notifications. */
            unread: number;
            /** @description Unread messages of friends. */
            unreadMessages: number;
        };
        OnAirDto: {
            isLive: boolean;
            /** @description The race that is shown while it is live. */
            race: string | null;
        };
        OneTimePasswordDto: {
            password: string;
        };
        OtherMemberDto: {
            avatar: components["schemas"]["AvatarCustomizationDto"];
            /** @description The address of their picture. */
            profilePicture: string | null;
            userId: number;
            username: string;
        };
        OverviewDayDto: {
            /** @description Members who ended a round or moved coins. */
            activeMembers: number;
            /** @description The day in UTC, such as `2026-11-22`. */
            day: string;
            /** @description Coins that came in. */
            earned: number;
            /** @description Proven rounds that look unlike a person's play. */
            flaggedRounds: number;
            /** @description Accounts that were created. */
            newMembers: number;
            /** @description Rounds that were refused. */
            refusedRounds: number;
            /** @description Coins spent on the store, the avatar and pictures. */
            revenue: number;
            /** @description Rounds that were proven. */
            rounds: number;
            /** @description Coins that went out. */
            spent: number;
            /** @description Coins of all open accounts at the end of the day. */
            totalCoins: number;
        };
        OwnRoundDto: {
            /** @description Whether its log and its rules are still there. */
            canWatch: boolean;
            /** @description Coins it paid. */
            coins: number;
            /** @description When it was proven, ISO-8601 UTC. */
            decidedAt: string;
            /** @description The game's id, e.g. `alien-clicker`. */
            gameId: string;
            /** @description The game's display name, e.g. `Alien Clicker`. */
            gameName: string;
            /** @description The round's id. */
            round: string;
            score: number;
        };
        OwnStandingDto: {
            /** @description Every game of the site, in its order. */
            bests: components["schemas"]["GameBestDto"][];
            /** @description Null before the first ranked round of the time that is asked for. */
            rank: number | null;
            /** @description 0 without a rank. */
            score: number;
            /** @description Who is right above; null without a rank and at the top. */
            toNext: components["schemas"]["NextRankDto"] | null;
            /** @description The first three rows of the board, as the list gives them: podium and own place in one answer. */
            top: components["schemas"]["LeaderboardEntryDto"][];
            /** @description How many members the board has. */
            total: number;
            /** @description How many points more the third has; null for the first three, and on a board with fewer than three. */
            toThird: number | null;
        };
        PaidLineDto: {
            /** @description Coins. */
            amount: number;
            description: string;
        };
        PictureUploadDto: {
            /** @description The file as a data URL: `data:image/png;base64,…`; JPEG, PNG, GIF or WEBP of at most 5 MB. */
            imageData: string;
        };
        PlaceDto: {
            /** @description Who is right above; null at the top. */
            above: components["schemas"]["RivalDto"] | null;
            rank: number;
            score: number;
            /** @description How many members the board has. */
            total: number;
        };
        PlainFrameDto: {
            data: Record<string, never>;
            /** @enum {string} */
            type: "heartbeat" | "chat_unmuted" | "friends_changed" | "home_changed" | "notifications_changed" | "resync" | "session_ended" | "store_changed" | "user_changed";
        };
        PrefetchDto: {
            /** @description The display name of the only game; without it all games of skill. */
            gameName?: string;
        };
        PresenceFrameDto: {
            data: {
                isOnline: boolean;
                lastSeen: string | null;
                playing: string | null;
                userId: number;
            };
            /** @enum {string} */
            type: "presence";
        };
        /** @description Why a request was not answered with what it asked for (RFC 9457). */
        Problem: {
            /** @enum {string} */
            code: "request.malformed_json" | "request.invalid" | "request.incomplete" | "request.idempotency_key" | "request.cross_origin" | "request.origin_required" | "request.not_found" | "request.key_reused" | "request.too_large" | "request.not_json" | "request.compressed" | "request.too_many" | "auth.signed_out" | "auth.bad_credentials" | "auth.one_time_password_over" | "auth.admin_only" | "auth.wrong_password" | "auth.password_change_required" | "auth.same_password" | "auth.weak_password" | "auth.username_taken" | "auth.registration_closed" | "account.owner_stays" | "account.last_admin" | "account.no_such_session" | "users.unknown" | "users.owner_not_deleted" | "users.owner_stays_admin" | "users.owner_password" | "users.owner_signed_in" | "users.last_admin" | "users.not_oneself" | "picture.type" | "picture.too_large" | "picture.unreadable" | "picture.too_many_pixels" | "picture.too_many_frames" | "games.unknown" | "rounds.unknown" | "rounds.not_watchable" | "rounds.newer_rules" | "rounds.not_proven" | "leaderboard.unknown_member" | "coins.not_enough" | "coins.below_zero" | "coins.too_many" | "coins.nothing_earned" | "store.not_on_sale" | "store.price_changed" | "store.already_owned" | "store.is_free" | "store.sold_in_store" | "store.no_coupon" | "store.unknown_item" | "store.item_changed" | "settings.changed" | "announcements.unknown" | "announcements.changed" | "livestream.changed" | "livestream.row_unknown" | "livestream.list_full" | "database.backup_running" | "database.link_used" | "avatar.not_owned" | "avatar.first_colour_taken" | "chat.empty" | "chat.too_long" | "chat.muted" | "chat.unknown_message" | "chat.unknown_member" | "chat.admin_stays" | "chat.too_fast" | "chat.not_kept" | "friends.other_author" | "friends.unknown" | "friends.invitation_over" | "friends.no_request" | "friends.self" | "friends.already_friends" | "friends.not_friends" | "friends.declined" | "friends.too_many" | "friends.too_many_requests" | "friends.they_have_too_many" | "friends.no_extra_copy" | "server.error" | "server.busy" | "server.not_ready" | "server.storage_full" | "server.storage_failed" | "server.outcome_unknown";
            /** @description The sentences per field of a request that is not valid. */
            errors?: {
                [key: string]: string[];
            };
            /** @description A plain sentence to show. */
            message: string;
            /** @description What each item of a cart costs now, in coins (`store.price_changed`). */
            prices?: {
                id: number;
                price: number;
            }[];
            /** @description What to look for in the log. */
            requestId: string;
            status: number;
            /**
             * @description What is wrong with the storage (`server.not_ready`).
             * @enum {string}
             */
            storage?: "database" | "write" | "space";
            /** @description The status's name. */
            title: string;
            /** @description What all of it costs now, in coins (`store.price_changed`). */
            totalCost?: number;
            type: string;
        };
        PurchaseDto: {
            /** @description The lines of the cart; each item at most once. */
            items: components["schemas"]["CartLineDto"][];
            /** @description Coins for everything, as the cart shows it. */
            totalCost: number;
        };
        PurchaseReceiptDto: {
            /** @description Balance after the purchase. */
            coins: number;
            id: number;
            /** @description Whether it is the first purchase, in the store or the customizer, that cost the member coins. */
            isFirst: boolean;
            /** @description Items bought, each with the number of copies owned after the purchase. */
            items: components["schemas"]["InventoryItemDto"][];
            /** @description Coins that were paid. */
            totalCost: number;
        };
        RaceDetailsDto: {
            /** @description `0:14.2`; null without one. */
            fastestLap: string | null;
            fastestLapBy: string | null;
            /** @description The lap they are in; null before the start. */
            lap: number | null;
            laps: number;
            pods: number;
            prizeCoins: number;
            race: string;
            track: string;
        };
        RacingSummaryDto: {
            /** @description Coins of all racing lines of the member's ledger. */
            coinsEarned: number;
            /** @description How many runs of a UTC day pay; later ones are for fun. */
            paidRunsPerDay: number;
            /** @description Runs of the simulator that the member has drawn since midnight UTC. */
            runsToday: number;
        };
        RankedRoundDto: {
            avatar: components["schemas"]["AvatarCustomizationDto"];
            /** @description Coins it paid. */
            coins: number;
            /** @description When it was proven, ISO-8601 UTC. */
            decidedAt: string;
            /** @description ISO-8601, UTC; a log that arrives later is refused. */
            expiresAt: string;
            /**
             * @description The play field it was played on.
             * @enum {string}
             */
            field: "wide" | "tall";
            /** @description The game's id, e.g. `alien-clicker`. */
            game: string;
            /** @description The game's display name, e.g. `Alien Clicker`. */
            gameName: string;
            /** @description Whether it was prefetched; its round always counts as played offline. */
            isStocked: boolean;
            /** @description ISO-8601, UTC. */
            issuedAt: string;
            /** @description The input log, base64url. */
            log: string;
            /** @description Whether the round pays coins; false for a run of a game of chance beyond those that pay on one day. */
            pays: boolean;
            /** @description The round's id. */
            round: string;
            /** @description The version of the game's rules the round is played and proven under. */
            rulesVersion: number;
            score: number;
            /** @description 128 random bits as 32 hex digits. */
            seed: string;
            /** @description Who played it. */
            username: string;
        };
        ReadinessDto: {
            /**
             * @description State of Redis, which nodes share. With `away`, each node works on its own until Redis is back.
             * @enum {string}
             */
            redis: "none" | "connected" | "away";
            /** @enum {string} */
            status: "ok";
            /**
             * @description With `damaged`, part of the data can't be read: restore the last backup. With `low`, the disk is nearly full.
             * @enum {string}
             */
            storage: "ok" | "damaged" | "low";
        };
        ReadUpToDto: {
            /** @description Id of the newest notification that was seen. */
            upTo: number;
        };
        ReconciliationCheckDto: {
            /** @description The rule, as a sentence. */
            claim: string;
            differences: number;
            /** @description The first hundred differences, as sentences. */
            sentences: string[];
        };
        ReconciliationDto: {
            /** @description When it was made, ISO-8601, UTC. */
            checkedAt: string;
            checks: components["schemas"]["ReconciliationCheckDto"][];
            /** @description Number of differences over all checks; 0 when everything agrees. */
            differences: number;
            lines: number;
            /** @description Number of members compared. */
            members: number;
            receipts: number;
            records: number;
            rounds: number;
            tookMs: number;
        };
        RefusalCountDto: {
            /** @description Reason from the closed list of refusals. */
            reason: string;
            rounds: number;
        };
        RivalDto: {
            avatar: components["schemas"]["AvatarCustomizationDto"];
            /** @description How many points more they have; 0 where an equal score was made in fewer ticks or earlier. */
            points: number;
            /** @description The address of their picture. */
            profilePicture: string | null;
            rank: number;
            /** @description How many ticks fewer they needed for an equal score, where fewer win; null otherwise. */
            ticks: number | null;
            username: string;
        };
        SamplesDto: {
            /** @description Number of samples that are still there. */
            samples: number;
        };
        ScheduledStreamDto: {
            game: string;
            id: number;
            isSample: boolean;
            /** @description When it comes next, ISO-8601, UTC. */
            startsAt: string;
            /** @description `HH:MM` in the zone of the schedule. */
            time: string;
            title: string;
            /** @description 0 is Sunday, in the zone of the schedule. */
            weekday: number;
        };
        ServerFrame: components["schemas"]["PlainFrameDto"] | components["schemas"]["BalanceFrameDto"] | components["schemas"]["NotificationFrameDto"] | components["schemas"]["PresenceFrameDto"] | components["schemas"]["DirectMessageFrameDto"] | components["schemas"]["DirectReadFrameDto"] | components["schemas"]["StatusFrameDto"] | components["schemas"]["LivestreamFrameDto"] | components["schemas"]["SiteChangedFrameDto"] | components["schemas"]["ChatHistoryFrameDto"] | components["schemas"]["NewMessageFrameDto"] | components["schemas"]["ChatMissedFrameDto"] | components["schemas"]["MessageRemovedFrameDto"] | components["schemas"]["ChatMutedFrameDto"] | components["schemas"]["ChatAckFrameDto"] | components["schemas"]["ChatRefusedFrameDto"] | components["schemas"]["ErrorFrameDto"];
        SettingsChangeDto: {
            chat?: components["schemas"]["ChatLimitsDto"];
            /** @description Coins granted per UTC day. */
            dailyLoginBonus?: number;
            /** @description Coins of a new account. */
            defaultNewUserCoins?: number;
            isRegistrationOpen?: boolean;
            links?: components["schemas"]["SiteLinksDto"];
            /** @description Notice at the top of every page; empty for none. */
            maintenanceNotice?: string;
            siteName?: string;
            stream?: components["schemas"]["StreamLimitsDto"];
            /** @description Zone of the weekly schedule's times, an IANA name. */
            timeZone?: string;
            /** @description Version of the settings that the change is based on. */
            version: number;
        };
        SettingsDto: {
            /** @description Whether the links are samples, which no admin has set. */
            areLinksSample: boolean;
            chat: components["schemas"]["ChatLimitsDto"];
            dailyLoginBonus: number;
            defaultNewUserCoins: number;
            isRegistrationOpen: boolean;
            links: components["schemas"]["SiteLinksDto"];
            maintenanceNotice: string;
            siteName: string;
            stream: components["schemas"]["StreamLimitsDto"];
            /** @description Zone of the weekly schedule's times, an IANA name. */
            timeZone: string;
            /** @description Time of the last change, ISO-8601 UTC; null if there was none. */
            updatedAt: string | null;
            /** @description Name of the admin who made it; null if there was none, or if their account is closed. */
            updatedBy: string | null;
            /** @description Grows with every change; send it with the next one. */
            version: number;
        };
        SiteChangedFrameDto: {
            data: components["schemas"]["SiteDto"];
            /** @enum {string} */
            type: "site_changed";
        };
        SiteDto: {
            /** @description Whether the links are samples, which no admin has set. */
            areLinksSample: boolean;
            isRegistrationOpen: boolean;
            links: components["schemas"]["SiteLinksDto"];
            maintenanceNotice: string;
            siteName: string;
        };
        SiteLinksDto: {
            chat: string;
            streaming: string;
            video: string;
        };
        SourceCoinsDto: {
            coins: number;
            /** @description Their source: `game`, `racing`, `store`, `avatar`, `picture`, `bonus`, `admin`, `gift` or `void`. */
            source: string;
        };
        StandingChangeDto: {
            name: string;
            points: number;
            /** @description Version that the change is based on. */
            version: number;
        };
        StandingDto: {
            isSample: boolean;
            name: string;
            points: number;
            position: number;
        };
        StartRoundDto: {
            /** @description The game's display name, e.g. `Alien Clicker`. */
            gameName: string;
            /** @description True when the member restarted: the open round that this one ends was left by it. */
            isRestart?: boolean;
        };
        StatusFrameDto: {
            data: {
                isDegraded: boolean;
                membersOnline: number;
            };
            /** @enum {string} */
            type: "status";
        };
        StoreItemChangeDto: {
            description?: string;
            /** @description A new picture, as a data URL. */
            imageData?: string;
            /** @description False takes it off sale; members who own it keep it. */
            isOnSale?: boolean;
            name?: string;
            price?: number;
            /** @description Version that the change is based on. */
            version: number;
        };
        StoreItemDto: {
            description: string;
            id: number;
            /** @description Address of the item's picture. */
            imageUrl: string;
            itemId: string;
            /**
             * @description Type of the item that the member owns after buying it.
             * @enum {string}
             */
            itemType: "color" | "hat" | "face" | "accessory" | "sticker" | "coupon";
            name: string;
            /** @description Coins for one copy. */
            price: number;
            /**
             * @description Type by which the store can be filtered.
             * @enum {string}
             */
            type: "sticker" | "coupon" | "cosmetic";
        };
        StreamEventChangeDto: {
            game: string;
            /** @description ISO-8601. */
            startsAt: string;
            title: string;
            /** @description Version that the change is based on. */
            version: number;
        };
        StreamEventDto: {
            game: string;
            id: number;
            isSample: boolean;
            /** @description ISO-8601, UTC. */
            startsAt: string;
            title: string;
        };
        StreamLimitsDto: {
            maxBitsPerSecond: number;
            /**
             * @description Lines of the picture; the width follows at 16:9.
             * @enum {integer}
             */
            maxHeight: 360 | 480 | 720 | 1080;
        };
        StreamProblemDto: {
            /** @description ISO-8601, UTC. */
            at: string;
            /** @enum {string} */
            code: "damaged" | "wrong_key" | "wrong_address" | "already_streaming" | "site_unreachable" | "key_rotated" | "taken_over" | "connection_lost" | "stalled" | "not_rtmp" | "no_publish" | "no_video" | "video_codec" | "video_profile" | "video_size" | "frame_rate" | "bit_rate" | "too_fast" | "key_frames" | "audio_codec" | "audio_channels" | "disk_full" | "disk_failed" | "port_taken";
            /** @description A plain sentence to show. */
            message: string;
        };
        TableCountDto: {
            name: string;
            rows: number;
        };
        ThreadMemberDto: {
            avatar: components["schemas"]["AvatarCustomizationDto"];
            /** @description Whether both members can write. */
            isFriend: boolean;
            /** @description The address of their picture. */
            profilePicture: string | null;
            userId: number;
            username: string;
        };
        TicketDto: {
            /** @description ISO-8601, UTC; a log that arrives later is refused. */
            expiresAt: string;
            /** @description The game's id, e.g. `alien-clicker`. */
            game: string;
            /** @description Whether it was prefetched; its round always counts as played offline. */
            isStocked: boolean;
            /** @description ISO-8601, UTC. */
            issuedAt: string;
            /** @description Whether the round pays coins; false for a run of a game of chance beyond those that pay on one day. */
            pays: boolean;
            /** @description The round's id. */
            round: string;
            /** @description The version of the game's rules the round is played and proven under. */
            rulesVersion: number;
            /** @description 128 random bits as 32 hex digits. */
            seed: string;
        };
        UpcomingEventDto: {
            /** @description The display name of the game. */
            game: string;
            /** @description Unique within one answer. */
            id: number;
            isSample: boolean;
            /** @description ISO-8601, UTC. */
            startsAt: string;
            title: string;
        };
        UploadedPictureDto: {
            /** @description The balance after the payment, in coins. */
            coins: number;
            /** @description Its address, such as `/media/ab/<hash>.webp`. */
            profilePicture: string;
        };
        UserChangeDto: {
            isAdmin: boolean;
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
            /** @description When the account was created, ISO-8601 UTC. */
            createdAt: string;
            /** @description Whether the member's first colour, which is free of charge, is not chosen yet. */
            hasFreeColour: boolean;
            id: number;
            isAdmin: boolean;
            /** @description Whether the home screen still shows the first steps of a new member. */
            isOnFirstFlight: boolean;
            isOnline: boolean;
            /** @description Whether this is the site's owner. */
            isOwner: boolean;
            /** @description When the member was last here, ISO-8601 UTC. */
            lastSeen: string | null;
            /** @description Whether an admin has set the password. Other requests are rejected until the member has changed it. */
            mustChangePassword: boolean;
            /** @description The address of the member's picture. */
            profilePicture: string | null;
            /** @description The member's settings; their content is up to the client. */
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
            /** @description The member's best score proven under the game's current rules, this round included; null without one. */
            highScore: number | null;
            /** @description Whether this round set a new best: more points, or as many in fewer ticks where these win. */
            isNewHighScore: boolean;
            /** @description The ledger lines of those coins in their order; most games pay one line, a race pays several. */
            lines: components["schemas"]["PaidLineDto"][];
            /** @description Whether it counts as played offline: its ticket was prefetched, or it arrived over ten minutes late. */
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
        VersionedDetailsDto: {
            /** @description Null when there is no race. */
            details: components["schemas"]["RaceDetailsDto"] | null;
            isSample: boolean;
            version: number;
        };
        ViewersDto: {
            viewers: number;
        };
        VoidRoundDto: {
            /** @description The admin's words, kept with the round. */
            reason: string;
        };
        WatchableRoundDto: {
            /** @description Coins it paid. */
            coins: number;
            /** @description When it was proven, ISO-8601 UTC. */
            decidedAt: string;
            /** @description ISO-8601, UTC; a log that arrives later is refused. */
            expiresAt: string;
            /**
             * @description The play field it was played on.
             * @enum {string}
             */
            field: "wide" | "tall";
            /** @description The game's id, e.g. `alien-clicker`. */
            game: string;
            /** @description The game's display name, e.g. `Alien Clicker`. */
            gameName: string;
            /** @description Whether it was prefetched; its round always counts as played offline. */
            isStocked: boolean;
            /** @description ISO-8601, UTC. */
            issuedAt: string;
            /** @description The input log, base64url. */
            log: string;
            /** @description Whether the round pays coins; false for a run of a game of chance beyond those that pay on one day. */
            pays: boolean;
            /** @description The round's id. */
            round: string;
            /** @description The version of the game's rules the round is played and proven under. */
            rulesVersion: number;
            score: number;
            /** @description 128 random bits as 32 hex digits. */
            seed: string;
        };
        WeeklyStreamChangeDto: {
            /** @description The display name of the game that is shown. */
            game: string;
            /** @description `HH:MM` in the zone of the schedule. */
            time: string;
            title: string;
            /** @description Version that the change is based on. */
            version: number;
            /** @description 0 is Sunday. */
            weekday: number;
        };
        WeekPlaceDto: {
            rank: number;
            /** @description How many members the board has. */
            total: number;
        };
    };
    responses: {
        /** @description A problem. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Where the list goes on: `<address>; rel="next"` (RFC 8288). Left out at the end of the list. */
        Link: string;
        /** @description How many rows this answer has at the most. */
        "X-Page-Limit": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    announcementsList: {
        parameters: {
            query?: {
                /** @description Only rows with a smaller id than this. */
                before?: number;
                /** @description How many rows the answer has at the most; 100 when it is left out. */
                limit?: number;
                /** @description Text that the titles contain. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAnnouncementDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    announcementsAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnnouncementDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAnnouncementDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    announcementsChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAnnouncementDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    announcementsRemove: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: number;
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
            default: components["responses"]["Problem"];
        };
    };
    adminAuditList: {
        parameters: {
            query?: {
                /** @description Only actions that concern the user with this name. */
                about?: string;
                /** @description Only this action. */
                action?: "users.created" | "users.admin_granted" | "users.admin_revoked" | "users.closed" | "users.signed_out" | "users.one_time_password" | "users.coins_changed" | "chat.message_removed" | "chat.member_muted" | "chat.mute_lifted" | "rounds.voided" | "settings.changed" | "database.backed_up" | "database.reconciled" | "store.item_created" | "store.item_changed" | "announcements.created" | "announcements.changed" | "announcements.removed" | "livestream.open" | "livestream.close" | "livestream.rotate_key" | "livestream.schedule" | "livestream.standings" | "livestream.events" | "livestream.details" | "samples.removed";
                /** @description Only actions of the admin with this name. */
                admin?: string;
                /** @description Only rows with a smaller id than this. */
                before?: number;
                /** @description Only actions at this time or later, ISO-8601. */
                from?: string;
                /** @description How many rows the answer has at the most; 100 when it is left out. */
                limit?: number;
                /** @description Only actions before this time, ISO-8601. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLineDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    chatAdminRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
            default: components["responses"]["Problem"];
        };
    };
    chatAdminMutes: {
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
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMuteDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    chatAdminMute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMuteDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    chatAdminUnmute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: number;
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
            default: components["responses"]["Problem"];
        };
    };
    adminCoinsSpread: {
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
                    "application/json": components["schemas"]["CoinDistributionDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    databaseShow: {
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
                    "application/json": components["schemas"]["AdminDatabaseDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    databaseBackup: {
        parameters: {
            query: {
                key: string;
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
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    databaseAskForBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupLinkDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    databaseReconcile: {
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
                    "application/json": components["schemas"]["ReconciliationDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    databaseStorage: {
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
                    "application/json": components["schemas"]["AdminStorageDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamAdminShow: {
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
                    "application/json": components["schemas"]["AdminLivestreamDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamAdminClose: {
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
                    "application/json": components["schemas"]["AdminLivestreamDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamAdminDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetailsChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLivestreamDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamListsAddEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStreamEventDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStreamEventDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamListsChangeEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamEventChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStreamEventDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamListsRemoveEvent: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: number;
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
            default: components["responses"]["Problem"];
        };
    };
    livestreamAdminOpen: {
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
                    "application/json": components["schemas"]["AdminLivestreamDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamAdminRotateKey: {
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
                    "application/json": components["schemas"]["AdminLivestreamDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamListsAddWeeklyStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWeeklyStreamDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminWeeklyStreamDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamListsChangeWeeklyStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeeklyStreamChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminWeeklyStreamDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamListsRemoveWeeklyStream: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: number;
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
            default: components["responses"]["Problem"];
        };
    };
    livestreamListsAddStanding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStandingDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStandingDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamListsChangeStanding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStandingDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamListsRemoveStanding: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: number;
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
            default: components["responses"]["Problem"];
        };
    };
    overviewShow: {
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
                    "application/json": components["schemas"]["AdminOverviewDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    roundsAdminList: {
        parameters: {
            query?: {
                /** @description Only rounds that ended before this one. */
                before?: string;
                /** @description `true` for rounds that are flagged for review, `false` for the others; without it all that have ended. */
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
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRoundDto"][];
                };
            };
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
        };
    };
    samplesShow: {
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
                    "application/json": components["schemas"]["SamplesDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    samplesRemove: {
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
                    "application/json": components["schemas"]["SamplesDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    settingsShow: {
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
                    "application/json": components["schemas"]["SettingsDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    settingsChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    overviewStats: {
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
                    "application/json": components["schemas"]["AdminStatsDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    adminStoreList: {
        parameters: {
            query?: {
                /** @description Only items with a larger id than this. */
                after?: number;
                /** @description How many rows the answer has at the most; 100 when it is left out. */
                limit?: number;
                /** @description Text that the names contain. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStoreItemDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    adminStoreAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies one request of the caller: a repeated request with the same key is carried out once. Without a key, every request counts as a new one. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStoreItemDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStoreItemDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    adminStoreChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreItemChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStoreItemDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    adminUsersList: {
        parameters: {
            query?: {
                /** @description Start of the page, as given in the `Link` header of another page. */
                cursor?: string;
                /** @description How many rows the answer has at the most; 100 when it is left out. */
                limit?: number;
                /** @description `asc` (default) or `desc`. */
                order?: "asc" | "desc";
                /** @description `admin` for administrators only. */
                role?: "admin";
                /** @description Only users whose name begins with this, in upper or lower case, or who have this id. */
                search?: string;
                /** @description `id` (default), `username`, `coins` or `lastSeen`. */
                sort?: "coins" | "id" | "username" | "lastSeen";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    adminUsersAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUserDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    adminUsersFind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    adminUsersClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
            default: components["responses"]["Problem"];
        };
    };
    adminUsersChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    adminCoinsChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies one request of the caller: a repeated request with the same key is carried out once. Without a key, every request counts as a new one. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoinChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinChangeResultDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    adminUsersIssuePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTimePasswordDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    adminUsersSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
            default: components["responses"]["Problem"];
        };
    };
    chatMessages: {
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
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageDto"][];
                };
            };
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
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
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinTransactionDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    bonusClaim: {
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
                    "application/json": components["schemas"]["DailyBonusDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    friendsFriends: {
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
                    "application/json": components["schemas"]["FriendsDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    friendsAsk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FriendNameDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendshipDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    threadsOther: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The other member's id. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadMemberDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    friendsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The other member's id. */
                userId: number;
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
            default: components["responses"]["Problem"];
        };
    };
    friendsAccept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The other member's id. */
                userId: number;
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
            default: components["responses"]["Problem"];
        };
    };
    friendsDecline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The other member's id. */
                userId: number;
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
            default: components["responses"]["Problem"];
        };
    };
    threadsGive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies one request of the caller: a repeated request with the same key is carried out once. Without a key, every request counts as a new one. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The other member's id. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivenDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    threadsThread: {
        parameters: {
            query?: {
                /** @description Only rows with a smaller id than this. */
                before?: number;
                /** @description How many rows the answer has at the most; 100 when it is left out. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The other member's id. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectMessageDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    threadsSend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The other member's id. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessageDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectMessageDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    threadsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The other member's id. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadUpToDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    invitationsOwn: {
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
                    "application/json": components["schemas"]["InvitationDto"];
                };
            };
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
        };
    };
    progressOf: {
        parameters: {
            query: {
                /** @description The game's display name, e.g. `Alien Clicker`. */
                game: string;
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
                    "application/json": components["schemas"]["GameProgressDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    roundsList: {
        parameters: {
            query?: {
                /** @description Only rounds that ended before this one. */
                before?: string;
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
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRoundDto"][];
                };
            };
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
        };
    };
    roundsWatch: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchableRoundDto"];
                };
            };
            default: components["responses"]["Problem"];
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LeftRoundDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
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
                "application/json": components["schemas"]["PrefetchDto"];
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
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
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
                    "application/json": components["schemas"]["ReadinessDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    homeShow: {
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
                    "application/json": components["schemas"]["HomeDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    homeEndFirstFlight: {
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
            default: components["responses"]["Problem"];
        };
    };
    invitationsInviter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherMemberDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    leaderboardList: {
        parameters: {
            query?: {
                /** @description `me` for the page that has the caller in its middle. */
                around?: "me";
                /** @description Where to go on, as the `Link` header of another page says. */
                cursor?: string;
                /** @description The display name of a game, or `All Games`, which it is when it is left out. */
                game?: string;
                /** @description How many rows the answer has at the most; 25 when it is left out. */
                limit?: number;
                /** @description `desc` for the best or newest first (when it is left out), or `asc`. */
                order?: "asc" | "desc";
                /** @description `today`, `week`, `month` (in UTC, weeks from Monday on) or `all`, which it is when it is left out. */
                range?: "today" | "week" | "month" | "all";
                /** @description Only members whose name begins like this, in upper or lower case. */
                search?: string;
                /** @description `score` (when it is left out) or `recent`. */
                sort?: "score" | "recent";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardEntryDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    leaderboardOwn: {
        parameters: {
            query?: {
                /** @description The display name of a game, or `All Games`, which it is when it is left out. */
                game?: string;
                /** @description `today`, `week`, `month` (in UTC, weeks from Monday on) or `all`, which it is when it is left out. */
                range?: "today" | "week" | "month" | "all";
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
                    "application/json": components["schemas"]["OwnStandingDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    leaderboardMember: {
        parameters: {
            query?: {
                /** @description `today`, `week`, `month` (in UTC, weeks from Monday on) or `all`, which it is when it is left out. */
                range?: "today" | "week" | "month" | "all";
            };
            header?: never;
            path: {
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberStandingDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    leaderboardWatch: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankedRoundDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamShow: {
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
                    "application/json": components["schemas"]["LivestreamDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamOnAir: {
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
                    "application/json": components["schemas"]["OnAirDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    livestreamWatching: {
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
                    "application/json": components["schemas"]["ViewersDto"];
                };
            };
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
        };
    };
    notificationsList: {
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
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    notificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadUpToDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    notificationsSummary: {
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
                    "application/json": components["schemas"]["NotificationsSummaryDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    profileAchievementsOf: {
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
                    "application/json": components["schemas"]["AchievementsDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    profileUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies one request of the caller: a repeated request with the same key is carried out once. Without a key, every request counts as a new one. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureUploadDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPictureDto"];
                };
            };
            default: components["responses"]["Problem"];
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
                    Link: components["headers"]["Link"];
                    "X-Page-Limit": components["headers"]["X-Page-Limit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinTransactionDto"][];
                };
            };
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
        };
    };
    authName: {
        parameters: {
            query: {
                /** @description 3 to 24 letters, digits, _ or -; upper and lower case make no difference. */
                username: string;
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
                    "application/json": components["schemas"]["NameDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    settingsSite: {
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
                    "application/json": components["schemas"]["SiteDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    storeAvatarItems: {
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
                    "application/json": components["schemas"]["AvatarItemDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    storeItems: {
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
                    "application/json": components["schemas"]["StoreItemDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    storeBuy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies one request of the caller: a repeated request with the same key is carried out once. Without a key, every request counts as a new one. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseReceiptDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    storeBuyAvatarItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies one request of the caller: a repeated request with the same key is carried out once. Without a key, every request counts as a new one. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvatarPurchaseDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarReceiptDto"];
                };
            };
            default: components["responses"]["Problem"];
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
            default: components["responses"]["Problem"];
        };
    };
    avatarChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvatarDto"];
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
            default: components["responses"]["Problem"];
        };
    };
    avatarTakeFirstColour: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstColourDto"];
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
            default: components["responses"]["Problem"];
        };
    };
    accountClose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseAccountDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    accountExportExport: {
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
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    goalRead: {
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
                    "application/json": components["schemas"]["GoalAnswerDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    goalChoose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoalChoiceDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoalAnswerDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    goalEnd: {
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
                    "application/json": components["schemas"]["GoalAnswerDto"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    inventoryList: {
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
                    "application/json": components["schemas"]["InventoryItemDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    accountChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    accountSessions: {
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
                    "application/json": components["schemas"]["DeviceDto"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    accountSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
            default: components["responses"]["Problem"];
        };
    };
    accountChangeUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeUsernameDto"];
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
            default: components["responses"]["Problem"];
        };
    };
}

export const SERVER_FRAME_TYPES = ["heartbeat","chat_unmuted","friends_changed","home_changed","notifications_changed","resync","session_ended","store_changed","user_changed","balance","notification","presence","direct_message","direct_read","status","livestream","site_changed","chat_history","new_message","chat_missed","message_removed","chat_muted","chat_ack","chat_refused","error"] as const;
