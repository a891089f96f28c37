import type { components, operations } from './schema.gen';

type Schemas = components['schemas'];

/** The member as the API tells it (§3). */
export type User = Schemas['UserDto'];
export type Credentials = Schemas['CredentialsDto'];
/** The permission and the seed for one round. */
export type Ticket = Schemas['TicketDto'];
/** A finished round as the player's browser saw it, with the log that proves it. */
export type FinishedRound = Schemas['FinishedRoundDto'];
/** What the server's replay decided about a round. */
export type Verdict = Schemas['VerdictDto'];
/** The server's closed list of reasons why a round proves nothing. */
export type RefusalReason = NonNullable<Verdict['reason']>;
/** One line of the member's ledger. */
export type CoinTransaction = Schemas['CoinTransactionDto'];
/** Where a member stands in racing. */
export type RacingSummary = Schemas['RacingSummaryDto'];
/** What a member has played of one game. */
export type GameStats = Schemas['GameStatsDto'];
/** The server's closed list of reasons to say no. */
export type ProblemCode = Schemas['Problem']['code'];
/** What the home screen shows beside the member's own (§3). */
export type Home = Schemas['HomeDto'];
export type FeaturedGame = Home['featuredGames'][number];
export type UpcomingEvent = Schemas['UpcomingEventDto'];
export type Announcement = Schemas['AnnouncementDto'];
/** What has become of the daily bonus. */
export type DailyBonus = Schemas['DailyBonusDto'];
export type Achievements = Schemas['AchievementsDto'];
export type RacingBadge = Schemas['BadgeDto'];
/** A browser that is signed in. */
export type Device = Schemas['DeviceDto'];
/** A proven round of the member. */
export type OwnRound = Schemas['OwnRoundDto'];
/** A proven round with its ticket and its log. */
export type WatchableRound = Schemas['WatchableRoundDto'];
export type UsernameChange = Schemas['ChangeUsernameDto'];
export type PasswordChange = Schemas['ChangePasswordDto'];
export type UploadedPicture = Schemas['UploadedPictureDto'];
/** An item of the store (§3). */
export type StoreItem = Schemas['StoreItemDto'];
/** Something an avatar can wear, or a sticker (§3). */
export type AvatarItem = Schemas['AvatarItemDto'];
/** What a member has bought; free defaults are not in it. */
export type OwnedItem = Schemas['InventoryItemDto'];
/** A line of the cart as it is sent (§7). */
export type CartLine = Schemas['CartLineDto'];
export type Purchase = Schemas['PurchaseDto'];
export type PurchaseReceipt = Schemas['PurchaseReceiptDto'];
export type AvatarPurchase = Schemas['AvatarPurchaseDto'];
export type AvatarReceipt = Schemas['AvatarReceiptDto'];
/** The four parts of the avatar (§7). */
export type AvatarParts = Schemas['AvatarDto'];
/** A row of a board (§3). */
export type BoardEntry = Schemas['LeaderboardEntryDto'];
/** Where the member stands on a board. */
export type OwnStanding = Schemas['OwnStandingDto'];
/** A member's ranked rounds, one a game. */
export type MemberBests = Schemas['MemberStandingDto'];
/** A round that a board ranks, with its ticket and its log. */
export type RankedRound = Schemas['RankedRoundDto'];
/** The time that a board counts, by UTC days, weeks and months. */
export type BoardRange = NonNullable<
  NonNullable<operations['leaderboardList']['parameters']['query']>['range']
>;
/** A member who may not write in the chat for a time. */
export type MutedMember = Schemas['ChatMuteDto'];
/** A message of the chat (§3). */
export type ChatMessage = Schemas['ChatMessageDto'];
/** Whom the member has to do with: friends, who asks, whom they have asked. */
export type FriendList = Schemas['FriendsDto'];
export type Friend = Schemas['FriendDto'];
export type FriendRequest = Schemas['FriendRequestDto'];
/** How the member stands to somebody they have asked. */
export type Friendship = Schemas['FriendshipDto'];
/** The other one of a thread, friend or not. */
export type ThreadMember = Schemas['ThreadMemberDto'];
/** One message between two members (§3). */
export type DirectMessage = Schemas['DirectMessageDto'];
/** What can be given to a friend. */
export type Gift = Schemas['GiftDto'];
/** Something the member is told (§3). */
export type Notification = Schemas['NotificationDto'];
/** How much waits for the member. */
export type NotificationsSummary = Schemas['NotificationsSummaryDto'];
/** What the livestream's page shows. */
export type Livestream = Schemas['LivestreamDto'];
/** What everybody is told of the livestream. */
export type OnAir = Schemas['OnAirDto'];
export type LivestreamState = Livestream['state'];
/** A stream of every week and when it comes next. */
export type ScheduledStream = Schemas['ScheduledStreamDto'];
/** A stream on a date. */
export type StreamEvent = Schemas['StreamEventDto'];
/** A place in the league. */
export type Standing = Schemas['StandingDto'];
/** The race that is shown, or the next one. */
export type RaceDetails = Schemas['RaceDetailsDto'];
/** The livestream as admins see it. */
export type AdminLivestream = Schemas['AdminLivestreamDto'];
/** What arrives from the encoder. */
export type StreamInput = AdminLivestream['ingest'];
/** A user as admins see them (§3). */
export type AdminUser = Schemas['AdminUserDto'];
/** How the coins of all are spread. */
export type CoinDistribution = Schemas['CoinDistributionDto'];
/** One thing that an admin did. */
export type AuditLine = Schemas['AuditLineDto'];
export type AuditAction = AuditLine['action'];
/** What every page needs to know of the settings. */
export type Site = Schemas['SiteDto'];
/** Everything that admins set. */
export type AdminSettings = Schemas['SettingsDto'];
/** What is to be set; what is left out stays. */
export type SettingsChange = Schemas['SettingsChangeDto'];
/** An item of the store as admins see it, on sale or not. */
export type AdminStoreItem = Schemas['AdminStoreItemDto'];
export type NewStoreItem = Schemas['NewStoreItemDto'];
export type StoreItemChange = Schemas['StoreItemChangeDto'];
/** An announcement as admins see it. */
export type AdminAnnouncement = Schemas['AdminAnnouncementDto'];
export type NewAnnouncement = Schemas['NewAnnouncementDto'];
/** A stream of every week, as admins write it. */
export type WeeklyStreamRow = Schemas['WeeklyStreamDto'];
/** A row of the league, as admins write it. */
export type StandingRow = Schemas['StandingRowDto'];
/** A stream on a date, as admins write it. */
export type StreamEventRow = Schemas['StreamEventRowDto'];
/** The site in six figures (§3). */
export type AdminStats = Schemas['AdminStatsDto'];
/** The last thirty days. */
export type AdminOverview = Schemas['AdminOverviewDto'];
/** A round that has ended, as admins see it. */
export type AdminRound = Schemas['AdminRoundDto'];
/** How the database is. */
export type AdminDatabase = Schemas['AdminDatabaseDto'];
export type AdminStorage = Schemas['AdminStorageDto'];
/** What a comparison of the books has found. */
export type Reconciliation = Schemas['ReconciliationDto'];
