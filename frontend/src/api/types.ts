import type { components, operations } from './schema.gen';

type Schemas = components['schemas'];

/** The signed-in member (§3). */
export type User = Schemas['UserDto'];
export type Credentials = Schemas['CredentialsDto'];
/** Permission and seed for one round. */
export type Ticket = Schemas['TicketDto'];
/** A finished round as reported by the browser, with the log that proves it. */
export type FinishedRound = Schemas['FinishedRoundDto'];
/** Result of the server's replay of a round. */
export type Verdict = Schemas['VerdictDto'];
/** Closed list of reasons why a round is refused. */
export type RefusalReason = NonNullable<Verdict['reason']>;
/** One line of the member's ledger. */
export type CoinTransaction = Schemas['CoinTransactionDto'];
/** A member's totals in racing. */
export type RacingSummary = Schemas['RacingSummaryDto'];
/** A member's stats of one game. */
export type GameStats = Schemas['GameStatsDto'];
/** Closed list of the server's error codes. */
export type ProblemCode = Schemas['Problem']['code'];
/** Everything that the home screen shows. */
export type Home = Schemas['HomeDto'];
/** A member's place on a board, with the member right above. */
export type Place = Schemas['PlaceDto'];
/** The first steps of a new member. */
export type FirstFlight = Schemas['FirstFlightDto'];
export type FriendsOnline = Schemas['FriendsOnlineDto'];
export type FeaturedGame = Home['featuredGames'][number];
export type UpcomingEvent = Schemas['UpcomingEventDto'];
export type Announcement = Schemas['AnnouncementDto'];
/** Result of a request for the daily bonus. */
export type DailyBonus = Schemas['DailyBonusDto'];
export type Achievements = Schemas['AchievementsDto'];
/** A badge, earned or still locked. */
export type Badge = Schemas['BadgeDto'];
/** Where the member stands in a game, and what is next. */
export type GameProgress = Schemas['GameProgressDto'];
/** The item that a member can aim for next. */
export type NextItem = Schemas['NextItemDto'];
/** A signed-in browser. */
export type Device = Schemas['DeviceDto'];
/** A proven round of the member. */
export type OwnRound = Schemas['OwnRoundDto'];
/** A proven round with its ticket and log, for a replay. */
export type WatchableRound = Schemas['WatchableRoundDto'];
export type UsernameChange = Schemas['ChangeUsernameDto'];
export type PasswordChange = Schemas['ChangePasswordDto'];
export type UploadedPicture = Schemas['UploadedPictureDto'];
/** A store item (§3). */
export type StoreItem = Schemas['StoreItemDto'];
/** A wearable item or a sticker (§3). */
export type AvatarItem = Schemas['AvatarItemDto'];
/** An item in the inventory, which does not contain free defaults. */
export type OwnedItem = Schemas['InventoryItemDto'];
/** What the member saves for. */
export type GoalAnswer = Schemas['GoalAnswerDto'];
export type Goal = Schemas['GoalDto'];
export type GoalChoice = Schemas['GoalChoiceDto'];
export type Purchase = Schemas['PurchaseDto'];
export type PurchaseReceipt = Schemas['PurchaseReceiptDto'];
export type AvatarPurchase = Schemas['AvatarPurchaseDto'];
export type AvatarReceipt = Schemas['AvatarReceiptDto'];
/** The four parts of the avatar (§7). */
export type AvatarParts = Schemas['AvatarDto'];
/** A row of a board (§3). */
export type BoardEntry = Schemas['LeaderboardEntryDto'];
/** The member's rank on a board. */
export type OwnStanding = Schemas['OwnStandingDto'];
/** A member's ranked rounds, one per game. */
export type MemberBests = Schemas['MemberStandingDto'];
/** A ranked round with its ticket and log, for a replay. */
export type RankedRound = Schemas['RankedRoundDto'];
/** Period of a board, by UTC days, weeks and months. */
export type BoardRange = NonNullable<
  NonNullable<operations['leaderboardList']['parameters']['query']>['range']
>;
/** A muted member of the chat. */
export type MutedMember = Schemas['ChatMuteDto'];
/** A chat message (§3). */
export type ChatMessage = Schemas['ChatMessageDto'];
/** Friends, received requests and sent requests. */
export type FriendList = Schemas['FriendsDto'];
export type Friend = Schemas['FriendDto'];
export type FriendRequest = Schemas['FriendRequestDto'];
/** Result of a friend request. */
export type Friendship = Schemas['FriendshipDto'];
/** Who invites with a link. */
export type Inviter = Schemas['OtherMemberDto'];
/** The other member of a thread, friend or not. */
export type ThreadMember = Schemas['ThreadMemberDto'];
/** A message between two members (§3). */
export type DirectMessage = Schemas['DirectMessageDto'];
export type Gift = Schemas['GiftDto'];
/** A notification of the member (§3). */
export type Notification = Schemas['NotificationDto'];
/** Content of the livestream's page. */
export type Livestream = Schemas['LivestreamDto'];
export type LivestreamState = Livestream['state'];
/** A weekly stream and its next date. */
export type ScheduledStream = Schemas['ScheduledStreamDto'];
/** A single stream. */
export type StreamEvent = Schemas['StreamEventDto'];
/** A row of the league table. */
export type Standing = Schemas['StandingDto'];
/** The current or next race. */
export type RaceDetails = Schemas['RaceDetailsDto'];
/** The livestream as admins see it. */
export type AdminLivestream = Schemas['AdminLivestreamDto'];
/** Input from the encoder. */
export type StreamInput = AdminLivestream['ingest'];
/** A user as shown to admins (§3). */
export type AdminUser = Schemas['AdminUserDto'];
export type CoinDistribution = Schemas['CoinDistributionDto'];
/** An action of an admin. */
export type AuditLine = Schemas['AuditLineDto'];
export type AuditAction = AuditLine['action'];
/** Settings for every page. */
export type Site = Schemas['SiteDto'];
/** All settings. */
export type AdminSettings = Schemas['SettingsDto'];
/** Settings to change; omitted ones stay. */
export type SettingsChange = Schemas['SettingsChangeDto'];
/** A store item, on sale or not. */
export type AdminStoreItem = Schemas['AdminStoreItemDto'];
export type NewStoreItem = Schemas['NewStoreItemDto'];
export type StoreItemChange = Schemas['StoreItemChangeDto'];
export type AdminAnnouncement = Schemas['AdminAnnouncementDto'];
export type NewAnnouncement = Schemas['NewAnnouncementDto'];
/** A weekly stream of the livestream's schedule. */
export type AdminWeeklyStream = Schemas['AdminWeeklyStreamDto'];
export type NewWeeklyStream = Schemas['NewWeeklyStreamDto'];
/** A row of the league table. */
export type AdminStanding = Schemas['AdminStandingDto'];
export type NewStanding = Schemas['NewStandingDto'];
/** A stream on a date. */
export type AdminStreamEvent = Schemas['AdminStreamEventDto'];
export type NewStreamEvent = Schemas['NewStreamEventDto'];
/** Key figures of the site (§3). */
export type AdminStats = Schemas['AdminStatsDto'];
/** Figures of the last thirty days. */
export type AdminOverview = Schemas['AdminOverviewDto'];
/** A finished round as shown to admins. */
export type AdminRound = Schemas['AdminRoundDto'];
/** State of the database. */
export type AdminDatabase = Schemas['AdminDatabaseDto'];
export type AdminStorage = Schemas['AdminStorageDto'];
/** Result of a reconciliation. */
export type Reconciliation = Schemas['ReconciliationDto'];
