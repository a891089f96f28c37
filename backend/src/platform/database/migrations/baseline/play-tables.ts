/**
 * Tables of rounds, boards, coins and items, in SQL of both dialects, and of direct messages, which refer to
 * receipts. The types and the indices are translated by `0001-baseline.ts`.
 */
export const PLAY_TABLES = `
CREATE TABLE rounds (
  id CODE(32) NOT NULL PRIMARY KEY,
  userId INT NOT NULL,
  game CODE(32) NOT NULL,
  seed CODE(32) NOT NULL,
  rulesVersion INT NOT NULL,
  status CODE(16) NOT NULL,
  issuedAt TIME NOT NULL,
  expiresAt TIME NOT NULL,
  decidedAt TIME,
  reason CODE(40),
  score INT NOT NULL DEFAULT 0,
  coins INT NOT NULL DEFAULT 0,
  ticks INT NOT NULL DEFAULT 0,
  isNewHighScore FLAG NOT NULL DEFAULT 0,
  stateHash CODE(16),
  isStocked FLAG NOT NULL DEFAULT 0,
  playedOffline FLAG NOT NULL DEFAULT 0,
  field CODE(8),
  copyKey CODE(64),
  logHash CODE(64),
  packedLog BYTES,
  flags CODE(160) NOT NULL DEFAULT '',
  isFlagged FLAG NOT NULL DEFAULT 0,
  voidedAt TIME,
  voidedBy INT,
  voidReason WORDS(200),
  coinsMissing INT NOT NULL DEFAULT 0,
  pays FLAG NOT NULL DEFAULT 1,
  countedUntil TIME,
  isFlawless FLAG NOT NULL DEFAULT 0,
  UNIQUE INDEX rounds_copy_key (copyKey),
  INDEX rounds_decided_of_game (userId, game, decidedAt),
  INDEX rounds_decided_of_user (userId, decidedAt),
  INDEX rounds_decided (decidedAt, id),
  INDEX rounds_flagged (isFlagged, decidedAt, id),
  INDEX rounds_issued_of_game (userId, game, issuedAt),
  INDEX rounds_issued_of_user (userId, issuedAt, id),
  INDEX rounds_of_status (userId, status, decidedAt, id),
  INDEX rounds_of_game (userId, game, status, decidedAt, score, ticks, isFlawless, rulesVersion),
  CONSTRAINT rounds_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE RESTRICT
);

CREATE TABLE game_stats (
  id AUTO_ID,
  userId INT NOT NULL,
  gameName WORDS(64) NOT NULL,
  timePlayed INT NOT NULL DEFAULT 0,
  timesPlayed INT NOT NULL DEFAULT 0,
  highScore INT,
  lastPlayed TIME,
  unverifiedTimePlayed INT NOT NULL DEFAULT 0,
  unverifiedTimesPlayed INT NOT NULL DEFAULT 0,
  unverifiedHighScore INT,
  totalCoins INT NOT NULL DEFAULT 0,
  UNIQUE INDEX game_stats_of_user (userId, gameName),
  INDEX game_stats_last_played (gameName, lastPlayed, userId),
  CONSTRAINT game_stats_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE RESTRICT
);

CREATE TABLE boards (
  id AUTO_ID,
  board CODE(32) NOT NULL,
  period CODE(24) NOT NULL,
  size INT NOT NULL DEFAULT 0,
  UNIQUE INDEX boards_of_period (board, period)
);

CREATE TABLE board_entries (
  boardId INT NOT NULL,
  orderKey CODE(32) NOT NULL,
  userId INT NOT NULL,
  score BIGINT NOT NULL,
  roundId CODE(32),
  rulesVersion INT,
  reachedAt TIME NOT NULL,
  scoredAt TIME NOT NULL,
  PRIMARY KEY (boardId, orderKey),
  UNIQUE INDEX board_entries_member (boardId, userId)
) WITHOUT ROWID;

CREATE TABLE board_blocks (
  boardId INT NOT NULL,
  firstKey CODE(32) NOT NULL,
  size INT NOT NULL,
  PRIMARY KEY (boardId, firstKey)
) WITHOUT ROWID;

CREATE TABLE coin_transactions (
  id AUTO_ID,
  userId INT NOT NULL,
  amount INT NOT NULL,
  description WORDS(200) NOT NULL,
  source CODE(16) NOT NULL,
  idempotencyKey CODE(96) NOT NULL,
  balanceAfter INT NOT NULL,
  createdAt TIME NOT NULL,
  acknowledgedAt TIME,
  UNIQUE INDEX coin_transactions_key (idempotencyKey),
  INDEX coin_transactions_of_user (userId, id),
  INDEX coin_transactions_of_source (userId, source, id),
  INDEX coin_transactions_by_time (createdAt, source, userId, amount),
  CONSTRAINT coin_transactions_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT coin_transactions_amount CHECK (amount <> 0),
  CONSTRAINT coin_transactions_balance CHECK (balanceAfter >= 0)
);

CREATE TABLE picture_uploads (
  id AUTO_ID,
  userId INT NOT NULL,
  requestKey CODE(64) NOT NULL,
  sentHash CODE(64) NOT NULL,
  profilePicture CODE(255) NOT NULL,
  price INT NOT NULL,
  balanceAfter INT NOT NULL,
  createdAt TIME NOT NULL,
  UNIQUE INDEX picture_uploads_request (userId, requestKey),
  CONSTRAINT picture_uploads_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE store_items (
  id AUTO_ID,
  name WORDS(100) NOT NULL,
  description WORDS(300) NOT NULL,
  price INT NOT NULL,
  type CODE(16) NOT NULL,
  imageUrl WORDS(200) NOT NULL,
  itemType CODE(16) NOT NULL,
  itemId CODE(40) NOT NULL,
  isOnSale FLAG NOT NULL DEFAULT 1,
  position INT NOT NULL,
  version INT NOT NULL DEFAULT 1,
  UNIQUE INDEX store_items_item (itemType, itemId),
  CONSTRAINT store_items_price CHECK (price >= 0)
);

CREATE TABLE avatar_items (
  itemType CODE(16) NOT NULL,
  itemId CODE(40) NOT NULL,
  name WORDS(100) NOT NULL,
  price INT,
  image WORDS(200),
  position INT NOT NULL,
  PRIMARY KEY (itemType, itemId),
  CONSTRAINT avatar_items_price CHECK (price >= 0)
);

CREATE TABLE inventory (
  userId INT NOT NULL,
  itemType CODE(16) NOT NULL,
  itemId CODE(40) NOT NULL,
  copies INT NOT NULL,
  PRIMARY KEY (userId, itemType, itemId),
  CONSTRAINT inventory_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT inventory_copies CHECK (copies >= 0)
);

CREATE TABLE receipts (
  id AUTO_ID,
  userId INT NOT NULL,
  requestKey CODE(64) NOT NULL,
  requestHash CODE(64) NOT NULL,
  kind CODE(16) NOT NULL,
  total INT NOT NULL,
  answer LONG_TEXT NOT NULL,
  createdAt TIME NOT NULL,
  UNIQUE INDEX receipts_key (userId, requestKey),
  INDEX receipts_of_user (userId, id),
  CONSTRAINT receipts_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT receipts_total CHECK (total >= 0)
);

CREATE TABLE receipt_items (
  receiptId INT NOT NULL,
  itemType CODE(16) NOT NULL,
  itemId CODE(40) NOT NULL,
  copies INT NOT NULL,
  coins INT NOT NULL,
  PRIMARY KEY (receiptId, itemType, itemId),
  CONSTRAINT receipt_items_receipt FOREIGN KEY (receiptId) REFERENCES receipts (id) ON DELETE RESTRICT,
  CONSTRAINT receipt_items_copies CHECK (copies <> 0),
  CONSTRAINT receipt_items_coins CHECK (coins >= 0)
);

CREATE TABLE direct_messages (
  id AUTO_ID,
  senderId INT NOT NULL,
  receiverId INT NOT NULL,
  message WORDS(500) NOT NULL,
  \`read\` FLAG NOT NULL DEFAULT 0,
  lowId INT NOT NULL,
  highId INT NOT NULL,
  clientId CODE(64),
  itemType CODE(16),
  itemId CODE(40),
  givenReceiptId INT,
  receivedReceiptId INT,
  createdAt TIME NOT NULL,
  readAt TIME,
  UNIQUE INDEX direct_messages_client (senderId, clientId),
  UNIQUE INDEX direct_messages_gift_given (givenReceiptId),
  UNIQUE INDEX direct_messages_gift_received (receivedReceiptId),
  INDEX direct_messages_pair (lowId, highId, id),
  INDEX direct_messages_unread (receiverId, \`read\`, senderId),
  INDEX direct_messages_of_sender (senderId, id),
  INDEX direct_messages_of_receiver (receiverId, id),
  CONSTRAINT direct_messages_given FOREIGN KEY (givenReceiptId) REFERENCES receipts (id) ON DELETE RESTRICT,
  CONSTRAINT direct_messages_received FOREIGN KEY (receivedReceiptId) REFERENCES receipts (id) ON DELETE RESTRICT,
  CONSTRAINT direct_messages_receiver FOREIGN KEY (receiverId) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT direct_messages_sender FOREIGN KEY (senderId) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT direct_messages_members CHECK ((lowId = senderId AND highId = receiverId OR lowId = receiverId AND highId = senderId) AND lowId < highId)
);
`;
