import { Injectable } from '@nestjs/common';
import { type FieldName, replay, type ReplayProof } from 'game-scenes/rules';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import type { RefusalReason, RoundEntity, RoundFlag } from './round.entity.js';
import { packLog } from './round-log.js';
import type { FinishedRoundDto } from './rounds.dto.js';
import { RulesRegistryService } from './rules-registry.service.js';

/** Minimum number of inputs for copy detection; shorter logs may be equal by chance. */
const MIN_COPIED_INPUTS = 8;

/** Result of a successful replay, before time, other rounds and the ledger are checked. */
export interface Proof {
  readonly gameName: string;
  readonly score: number;
  readonly coins: number;
  /** Ledger lines of those coins, and the part of the ledger they belong to. */
  readonly payout: ReplayProof['payout'];
  readonly coinSource: 'game' | 'racing';
  readonly ticks: number;
  readonly field: FieldName;
  readonly stateHash: string;
  /** Whether it was played without a fault, as its game counts them. */
  readonly isFlawless: boolean;
  /** Key that no other round may have; null when there are too few inputs for copy detection. */
  readonly copyKey: string | null;
  readonly flags: readonly RoundFlag[];
  readonly packedLog: Buffer;
}

/** Delay before a round that needs newer rules than this node's is sent again. */
const RETRY_AFTER_SECONDS = 10;

const NOTHING_PAID = { coins: 0, payout: [] } as const;

export type Verification = Proof | { readonly refusal: RefusalReason };

/** Verifies a round by replaying its log. Runs outside any transaction because the replay is slow. */
@Injectable()
export class RoundVerifierService {
  constructor(
    private readonly rulesRegistry: RulesRegistryService,
    private readonly clock: Clock,
  ) {}

  /**
   * Replays a log with the ticket's seed and rules version, and packs it if it proves something. The client's
   * own figures decide nothing; if they differ from the replay's, the round is flagged.
   *
   * @throws Problem `rounds.newer_rules` when only nodes of a newer version can verify it.
   */
  async verify(ticket: RoundEntity, finished: FinishedRoundDto): Promise<Verification> {
    const { gameName, log = '' } = finished;
    const game = this.rulesRegistry.gameOf(ticket.game);
    if (game && game.name !== gameName) return { refusal: 'wrong_game' };
    if (this.clock.now() > ticket.expiresAt) return { refusal: 'ticket_expired' };
    if (this.rulesRegistry.isNewer(ticket.game, ticket.rulesVersion)) throw newerRules();
    const rules = this.rulesRegistry.rulesFor(ticket.game, ticket.rulesVersion);
    if (!game || !rules) return { refusal: 'rules_outlived' };
    const result = replay(rules, ticket.seed, log);
    if (!result.ok) return { refusal: result.reason };
    const { score, ticks, field, stateHash, isFlawless } = result;
    const { coins, payout } = ticket.pays ? result : NOTHING_PAID;
    const flags: RoundFlag[] = [...result.flags];
    if (claimDiffers(finished, { score, coins })) flags.push('claim_differs');
    const copyKey = copyKeyOf(game.id, result);
    const packedLog = await packLog(log);
    const paid = { coins, payout, coinSource: rules.coinSource ?? 'game' } as const;
    const figures = { score, ticks, field, stateHash, isFlawless };
    return { gameName: game.name, ...figures, ...paid, flags, copyKey, packedLog };
  }
}

/** Returns the problem for a rolling update. A retry reaches a newer node, or this one after its update. */
const newerRules = (): Problem =>
  new Problem('rounds.newer_rules', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });

function copyKeyOf(gameId: string, { inputs, inputsHash }: ReplayProof): string | null {
  return inputs < MIN_COPIED_INPUTS ? null : `${gameId}:${inputsHash}`;
}

/**
 * Returns whether the client claimed another score or other coins than its log proves: it was modified, or
 * plays by other rules. Its seconds are not compared, since some clients send the length of the game (§7).
 */
function claimDiffers(
  { highScore, ...claim }: FinishedRoundDto,
  { score, coins }: Pick<ReplayProof, 'score' | 'coins'>,
): boolean {
  if (highScore !== undefined && highScore < score) return true;
  return (claim.score ?? score) !== score || (claim.coins ?? coins) !== coins;
}
