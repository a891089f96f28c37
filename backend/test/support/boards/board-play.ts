import { GAMES, type GameId } from 'game-scenes/rules';
import { CoinLedger } from '../../../src/economy/coins/coin-ledger.service.js';
import { UnitOfWork } from '../../../src/platform/database/unit-of-work.js';
import { BoardRankingService } from '../../../src/play/boards/board-ranking.service.js';
import { Clock } from '../../../src/platform/common/clock.js';
import { GameStatsService } from '../../../src/play/games/game-stats.service.js';
import { BlockLimits } from '../../../src/play/boards/board-blocks.js';
import { RoundEntity } from '../../../src/play/rounds/round.entity.js';
import type { Proof, RoundVerifierService } from '../../../src/play/rounds/round-verifier.service.js';
import type { VerdictDto } from '../../../src/play/rounds/rounds.dto.js';
import { RulesRegistryService } from '../../../src/play/rounds/rules-registry.service.js';
import { VerdictsService } from '../../../src/play/rounds/verdicts.service.js';
import type { TestApp } from '../app.js';

/** A round to prove. */
export interface WantedRound {
  readonly userId: number;
  readonly game: GameId;
  readonly score: number;
  /** Played ticks; few, so that many rounds fit into little time. */
  readonly ticks?: number;
  /** Whether its ticket is of the rules before the current ones. */
  readonly isOfEarlierRules?: boolean;
  readonly isFlawless?: boolean;
  /** The round's id, up to 32 letters and digits, where a test needs to know it. */
  readonly id?: string;
}

const HOUR_MS = 60 * 60 * 1000;

/** Settles rounds without playing them. Everything is real but the replay, which proves what a test wants. */
export class BoardPlay {
  private readonly verdicts: VerdictsService;
  private readonly wanted = new Map<string, Proof>();
  private rounds = 0;

  constructor(private readonly app: TestApp) {
    const part = <T>(type: abstract new (...parts: never[]) => T): T => app.nest.get(type, { strict: false });
    const verify: Pick<RoundVerifierService, 'verify'> = {
      verify: ({ id }) => Promise.resolve(this.proofOf(id)),
    };
    this.verdicts = new VerdictsService(
      part(UnitOfWork),
      verify as RoundVerifierService,
      part(CoinLedger),
      part(GameStatsService),
      part(BoardRankingService),
      part(RulesRegistryService),
      part(Clock),
    );
  }

  /** Makes blocks so small that they split and merge at a handful of members. */
  useSmallBlocks(): void {
    Object.assign(this.app.nest.get(BlockLimits, { strict: false }), { most: 6, least: 2 });
  }

  /** Proves a round of a member now and returns its id. */
  async prove(wanted: WantedRound): Promise<string> {
    const { id, verdict } = await this.send(wanted);
    if (verdict.verdict !== 'proven') throw new Error(`The round was ${verdict.verdict}: ${verdict.reason}`);
    return id;
  }

  private async send(wanted: WantedRound): Promise<{ id: string; verdict: VerdictDto }> {
    const { userId, game, score, ticks = 60, isFlawless = false } = wanted;
    this.rounds += 1;
    const id = wanted.id ?? `round${String(this.rounds).padStart(17, '0')}`;
    const gameName = GAMES[game].name;
    this.wanted.set(id, {
      ...{ gameName, score, ticks, coins: 0, payout: [], coinSource: 'game', field: 'wide' },
      ...{ stateHash: '0'.repeat(16), copyKey: null, flags: [], packedLog: Buffer.from([3, 0]) },
      isFlawless,
    });
    await this.addTicket(id, wanted);
    const verdict = await this.verdicts.finish(userId, { gameName, round: id, log: id });
    this.wanted.delete(id);
    return { id, verdict };
  }

  private async addTicket(
    id: string,
    { userId, game, isOfEarlierRules = false }: WantedRound,
  ): Promise<void> {
    const rulesVersion = GAMES[game].rulesVersion - Number(isOfEarlierRules);
    const now = this.app.clock.now().getTime();
    await this.app.unitOfWork.run((tx) =>
      tx.repository(RoundEntity).insert({
        ...{ id, userId, game, seed: '0'.repeat(32), rulesVersion, status: 'open' },
        ...{ issuedAt: new Date(now - HOUR_MS), expiresAt: new Date(now + HOUR_MS), flags: [] },
      }),
    );
  }

  private proofOf(id: string): Proof {
    const proof = this.wanted.get(id);
    if (!proof) throw new Error(`Nobody wanted round ${id}.`);
    return proof;
  }
}
