import { AuditLineEntity } from '../members/audit/audit-line.entity.js';
import { KnownDeviceEntity } from '../members/auth/known-device.entity.js';
import { ReservedNameEntity } from '../members/auth/reserved-name.entity.js';
import { SessionEntity } from '../members/auth/session.entity.js';
import { AvatarItemEntity } from '../economy/avatar/avatar-item.entity.js';
import { ChatCounterEntity } from '../community/chat/chat-counter.entity.js';
import { ChatMessageEntity } from '../community/chat/chat-message.entity.js';
import { ChatMuteEntity } from '../community/chat/chat-mute.entity.js';
import { CoinTransactionEntity } from '../economy/coins/coin-transaction.entity.js';
import { DirectMessageEntity } from '../community/friends/direct-message.entity.js';
import { FriendshipEntity } from '../members/friendships/friendship.entity.js';
import { GameStatsEntity } from '../play/games/game-stats.entity.js';
import { PictureUploadEntity } from '../community/profile/picture-upload.entity.js';
import { AnnouncementEntity } from '../community/home/announcement.entity.js';
import { UpcomingEventEntity } from '../live/livestream/upcoming-event.entity.js';
import { StorageProbeEntity } from '../operations/health/storage-probe.entity.js';
import { InventoryEntity } from '../economy/inventory/inventory.entity.js';
import { BoardBlockEntity, BoardEntity, BoardEntryEntity } from '../play/boards/board.entities.js';
import { NotificationEntity } from '../members/notifications/notification.entity.js';
import { LivestreamContentEntity } from '../live/livestream/livestream-content.entity.js';
import { LivestreamEntity } from '../live/livestream/livestream.entity.js';
import { LivestreamViewerEntity } from '../live/livestream/livestream-viewer.entity.js';
import { RoundEntity } from '../play/rounds/round.entity.js';
import { SettingEntity } from '../members/settings/setting.entity.js';
import { ReceiptEntity, ReceiptItemEntity } from '../economy/store/receipt.entity.js';
import { StoreItemEntity } from '../economy/store/store-item.entity.js';
import { UserEntity } from '../members/user/user.entity.js';

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
  StorageProbeEntity,
];
