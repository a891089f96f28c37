import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { GoalAnswerDto, GoalChoiceDto } from './goal.dto.js';
import { SavedGoalService } from './saved-goal.service.js';

@Controller('user/goal')
export class GoalController {
  constructor(private readonly goals: SavedGoalService) {}

  /** What the member saves for, and the coins they earn in a round. */
  @Member()
  @Get()
  read(@CurrentUser() member: Identity): Promise<GoalAnswerDto> {
    return this.goals.of(member.id);
  }

  /** Saves for an item instead of the one before. It has to be sold, and the member must not own it. */
  @Member()
  @Put()
  choose(@CurrentUser() member: Identity, @Body() choice: GoalChoiceDto): Promise<GoalAnswerDto> {
    return this.goals.choose(member.id, choice);
  }

  /** Ends the goal; without one nothing changes. */
  @Member()
  @Delete()
  end(@CurrentUser() member: Identity): Promise<GoalAnswerDto> {
    return this.goals.choose(member.id, null);
  }
}
