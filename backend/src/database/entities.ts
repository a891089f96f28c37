import { DailyTallyEntity, TalliedMemberEntity, TallyMarkEntity } from '../admin/overview/tally.entities.js';
import { AuditLineEntity } from '../audit/audit-line.entity.js';
import { KnownDeviceEntity } from '../auth/known-device.entity.js';
import { ReservedNameEntity } from '../auth/reserved-name.entity.js';
import { SessionEntity } from '../auth/session.entity.js';
import { AvatarItemEntity } from '../avatar/avatar-item.entity.js';
import { ChatCounterEntity } from '../chat/chat-counter.entity.js';
import { ChatMessageEntity } from '../chat/chat-message.entity.js';
import { ChatMuteEntity } from '../chat/chat-mute.entity.js';
import { CoinTransactionEntity } from '../coins/coin-transaction.entity.js';
import { DirectMessageEntity } from '../friends/direct-message.entity.js';
import { FriendshipEntity } from '../friends/friendship.entity.js';
import { GameStatsEntity } from '../games/game-stats.entity.js';
import { PictureUploadEntity } from '../profile/picture-upload.entity.js';
import { AnnouncementEntity } from '../home/announcement.entity.js';
import { UpcomingEventEntity } from '../home/upcoming-event.entity.js';
import { StorageProbeEntity } from '../health/storage-probe.entity.js';
import { InventoryEntity } from '../inventory/inventory.entity.js';
import { BoardBlockEntity, BoardEntity, BoardEntryEntity } from '../leaderboard/board.entities.js';
import { PresenceMemberEntity, PresenceNodeEntity } from '../realtime/presence.entities.js';
import { NotificationEntity } from '../notifications/notification.entity.js';
import { LivestreamContentEntity } from '../livestream/livestream-content.entity.js';
import { LivestreamEntity } from '../livestream/livestream.entity.js';
import { LivestreamViewerEntity } from '../livestream/livestream-viewer.entity.js';
import { RoundEntity } from '../rounds/round.entity.js';
import { SettingEntity } from '../settings/setting.entity.js';
import { ReceiptEntity, ReceiptItemEntity } from '../store/receipt.entity.js';
import { StoreItemEntity } from '../store/store-item.entity.js';
import { UserEntity } from '../user/user.entity.js';

/** Every entity. A new table is an entity in its area's folder, a migration and one line here. */
export const ENTITIES: readonly (new () => object)[] = [
  UserEntity,
  SessionEntity,
  KnownDeviceEntity,
  CoinTransactionEntity,
  GameStatsEntity,
  RoundEntity,
  StoreItemEntity,
  AvatarItemEntity,
  InventoryEntity,
  ReceiptEntity,
  ReceiptItemEntity,
  SettingEntity,
  UpcomingEventEntity,
  AnnouncementEntity,
  ReservedNameEntity,
  PictureUploadEntity,
  BoardEntity,
  BoardEntryEntity,
  BoardBlockEntity,
  PresenceNodeEntity,
  PresenceMemberEntity,
  ChatCounterEntity,
  ChatMessageEntity,
  ChatMuteEntity,
  AuditLineEntity,
  FriendshipEntity,
  DirectMessageEntity,
  NotificationEntity,
  LivestreamEntity,
  LivestreamContentEntity,
  LivestreamViewerEntity,
  DailyTallyEntity,
  TalliedMemberEntity,
  TallyMarkEntity,
  StorageProbeEntity,
];
