/**
 * Tables of members, their talk, the livestream and the site, in SQL of both dialects. The types and the
 * indices are translated by `0001-baseline.ts`.
 */
export const MEMBER_TABLES = `
CREATE TABLE users (
  id AUTO_ID,
  username CODE(24) NOT NULL,
  usernameKey CODE(24) NOT NULL,
  password CODE(255) NOT NULL,
  coins INT NOT NULL DEFAULT 0,
  totalTimeSpent INT NOT NULL DEFAULT 0,
  lastSeen TIME,
  createdAt TIME NOT NULL,
  isAdmin FLAG NOT NULL DEFAULT 0,
  isOwner FLAG NOT NULL DEFAULT 0,
  isOnline FLAG NOT NULL DEFAULT 0,
  profilePicture WORDS(255),
  avatarCustomization LONG_TEXT,
  settings LONG_TEXT,
  provenUntil BIGINT NOT NULL DEFAULT 0,
  closedAt TIME,
  lastPlayedAt TIME,
  presentUntil TIME NOT NULL DEFAULT 0,
  mustChangePassword FLAG NOT NULL DEFAULT 0,
  oneTimePasswordUntil TIME,
  firstColour CODE(40),
  firstFlightEndedAt TIME,
  goalItemType CODE(16),
  goalItemId CODE(40),
  UNIQUE INDEX users_username_key (usernameKey),
  INDEX users_profile_picture (profilePicture),
  INDEX users_last_played (lastPlayedAt, id),
  INDEX users_open (closedAt, id),
  INDEX users_open_names (closedAt, usernameKey),
  INDEX users_open_coins (closedAt, coins, id),
  INDEX users_open_seen (closedAt, lastSeen, id),
  INDEX users_admins (isAdmin, id),
  INDEX users_created (createdAt),
  CONSTRAINT users_coins_not_negative CHECK (coins >= 0)
);

CREATE TABLE sessions (
  id CODE(64) NOT NULL PRIMARY KEY,
  userId INT NOT NULL,
  createdAt TIME NOT NULL,
  lastSeenAt TIME NOT NULL,
  expiresAt TIME NOT NULL,
  device CODE(64) NOT NULL DEFAULT 'Unknown device',
  backupKeyHash CODE(64),
  backupKeyUntil TIME,
  INDEX sessions_user_id (userId),
  INDEX sessions_expires_at (expiresAt),
  CONSTRAINT sessions_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE known_devices (
  id CODE(64) NOT NULL PRIMARY KEY,
  userId INT NOT NULL,
  device CODE(64) NOT NULL,
  lastUsedAt TIME NOT NULL,
  INDEX known_devices_user_id (userId, lastUsedAt),
  INDEX known_devices_used (lastUsedAt),
  CONSTRAINT known_devices_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE reserved_names (
  usernameKey CODE(24) NOT NULL PRIMARY KEY,
  until TIME NOT NULL,
  INDEX reserved_names_until (until)
);

CREATE TABLE settings (
  \`key\` CODE(40) NOT NULL PRIMARY KEY,
  value LONG_TEXT NOT NULL,
  isSample FLAG NOT NULL DEFAULT 0
);

CREATE TABLE audit_log (
  id AUTO_ID,
  adminId INT NOT NULL,
  action CODE(40) NOT NULL,
  targetType CODE(20) NOT NULL,
  targetId CODE(64) NOT NULL,
  details LONG_TEXT NOT NULL,
  createdAt TIME NOT NULL,
  aboutUserId INT,
  INDEX audit_log_target (targetType, targetId),
  INDEX audit_log_admin (adminId, id),
  INDEX audit_log_action (action, id),
  INDEX audit_log_about (aboutUserId, id),
  INDEX audit_log_created (createdAt, id)
);

CREATE TABLE friendships (
  id AUTO_ID,
  userId INT NOT NULL,
  friendId INT NOT NULL,
  status CODE(16) NOT NULL DEFAULT 'pending',
  lowId INT NOT NULL,
  highId INT NOT NULL,
  createdAt TIME NOT NULL,
  updatedAt TIME NOT NULL,
  UNIQUE INDEX friendships_pair (lowId, highId),
  INDEX friendships_asked (userId, status),
  INDEX friendships_got (friendId, status),
  CONSTRAINT friendships_friend FOREIGN KEY (friendId) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT friendships_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT friendships_members CHECK ((lowId = userId AND highId = friendId OR lowId = friendId AND highId = userId) AND lowId < highId)
);

CREATE TABLE chat_counters (
  id ROW_ID NOT NULL PRIMARY KEY,
  lastMessageId INT NOT NULL DEFAULT 0,
  lastRemovalId INT NOT NULL DEFAULT 0
);

CREATE TABLE chat_messages (
  id ROW_ID NOT NULL PRIMARY KEY,
  userId INT NOT NULL,
  message WORDS(500) NOT NULL,
  clientId CODE(64),
  createdAt TIME NOT NULL,
  removalId INT,
  UNIQUE INDEX chat_messages_client_id (userId, clientId),
  UNIQUE INDEX chat_messages_removal (removalId),
  INDEX chat_messages_created (createdAt),
  INDEX chat_messages_of_user (userId, id)
);

CREATE TABLE chat_mutes (
  id AUTO_ID,
  userId INT NOT NULL,
  until TIME,
  reason WORDS(200),
  mutedBy INT NOT NULL,
  createdAt TIME NOT NULL,
  UNIQUE INDEX chat_mutes_user (userId)
);

CREATE TABLE notifications (
  id AUTO_ID,
  userId INT NOT NULL,
  type CODE(24) NOT NULL,
  content WORDS(300) NOT NULL,
  data LONG_TEXT NOT NULL,
  \`read\` FLAG NOT NULL DEFAULT 0,
  mergeKey CODE(80),
  aboutUserId INT,
  createdAt TIME NOT NULL,
  UNIQUE INDEX notifications_merged (userId, mergeKey),
  INDEX notifications_list (userId, id),
  INDEX notifications_unread (userId, \`read\`),
  INDEX notifications_about (aboutUserId)
);

CREATE TABLE announcements (
  id AUTO_ID,
  title WORDS(100) NOT NULL,
  description WORDS(1000) NOT NULL,
  date TIME NOT NULL,
  version INT NOT NULL DEFAULT 1,
  isSample FLAG NOT NULL DEFAULT 0,
  INDEX announcements_date (date)
);

CREATE TABLE livestream (
  id INT NOT NULL PRIMARY KEY,
  isOpen FLAG NOT NULL DEFAULT 0,
  showNumber INT NOT NULL DEFAULT 0,
  endedAt TIME,
  report LONG_TEXT,
  reportedAt TIME,
  problem LONG_TEXT,
  streamKeySalt CODE(64) NOT NULL,
  CONSTRAINT livestream_is_one CHECK (id = 1)
);

CREATE TABLE livestream_contents (
  name CODE(20) NOT NULL PRIMARY KEY,
  version INT NOT NULL,
  content LONG_TEXT NOT NULL,
  updatedAt TIME NOT NULL,
  updatedBy INT,
  isSample FLAG NOT NULL DEFAULT 0
);

CREATE TABLE weekly_streams (
  id AUTO_ID,
  title WORDS(100) NOT NULL,
  game WORDS(64) NOT NULL,
  weekday INT NOT NULL,
  time CODE(5) NOT NULL,
  version INT NOT NULL DEFAULT 1,
  isSample FLAG NOT NULL DEFAULT 0
);

CREATE TABLE league_standings (
  id AUTO_ID,
  name WORDS(40) NOT NULL,
  points INT NOT NULL,
  version INT NOT NULL DEFAULT 1,
  isSample FLAG NOT NULL DEFAULT 0
);

CREATE TABLE upcoming_events (
  id AUTO_ID,
  title WORDS(100) NOT NULL,
  game WORDS(64) NOT NULL,
  startsAt TIME NOT NULL,
  version INT NOT NULL DEFAULT 1,
  isSample FLAG NOT NULL DEFAULT 0,
  INDEX upcoming_events_start (startsAt)
);

CREATE TABLE storage_probes (
  id INT NOT NULL PRIMARY KEY,
  writes BIGINT NOT NULL
);
`;
