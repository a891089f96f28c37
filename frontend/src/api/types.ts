/** The member as the API tells it (§3). */
export interface User {
  id: number;
  username: string;
  coins: number;
  isAdmin: boolean;
  isOwner: boolean;
  isOnline: boolean;
  /** Seconds. */
  totalTimeSpent: number;
  lastSeen: string | null;
  createdAt: string;
  profilePicture: string | null;
  avatarCustomization: { color: string; hat: string; face: string; accessory: string };
  settings: Record<string, unknown>;
  avatarColor: string;
  avatarHat: string;
  avatarFace: string;
  avatarAccessory: string;
}

export interface Credentials {
  username: string;
  password: string;
}

/** The permission and the seed for one round. */
export interface Ticket {
  round: string;
  game: string;
  seed: string;
  rulesVersion: number;
  issuedAt: string;
  expiresAt: string;
}

/** A finished round as the player's browser saw it, with the log that proves it. */
export interface FinishedRound {
  gameName: string;
  highScore?: number;
  timesPlayed?: number;
  /** Seconds. */
  timePlayed?: number;
  round?: string;
  log?: string;
}

/** What the server's replay decided about a round. */
export interface Verdict {
  round: string | null;
  verdict: 'proven' | 'refused' | 'unverified';
  reason: string | null;
  score: number;
  coins: number;
  timePlayed: number;
  highScore: number | null;
  isNewHighScore: boolean;
  balance: number;
}

/** What a member has played of one game. */
export interface GameStats {
  id: number;
  gameName: string;
  highScore: number | null;
  timesPlayed: number;
  gamesPlayed: number;
  /** Seconds. */
  timePlayed: number;
  level: number;
}

/** One line of the member's ledger; positive amounts are earned, negative ones spent. */
export interface CoinTransaction {
  id: number;
  description: string;
  amount: number;
  createdAt: string;
}

interface Answers<Body> {
  content: { 'application/json': Body };
}
interface Post<Sent, Status extends number, Answer> {
  post: {
    requestBody: Answers<Sent>;
    responses: Record<Status, Answers<Answer>>;
  };
}

export interface paths {
  '/api/login': Post<Credentials, 200, User>;
  '/api/register': Post<Credentials, 201, User>;
  '/api/logout': { post: { responses: { 204: { content?: never } } } };
  '/api/games/rounds': Post<{ gameName: string }, 201, Ticket>;
  '/api/games/stats': Post<FinishedRound, 200, Verdict>;
}
