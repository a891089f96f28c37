import { Module } from '@nestjs/common';
import { FriendshipsModule } from '../../members/friendships/friendships.module.js';
import { NotificationsModule } from '../../members/notifications/notifications.module.js';
import { BlockLimits } from './board-blocks.js';
import { BoardNews } from './board-news.service.js';
import { BoardStore } from './board-store.service.js';
import { BoardsRebuild } from './boards-rebuild.service.js';
import { BoardsSweep } from './boards-sweep.service.js';
import { Boards } from './boards.service.js';

/** Who stands where: kept by verdicts, voids and closing accounts, counted anew by a command. */
@Module({
  imports: [FriendshipsModule, NotificationsModule],
  providers: [BlockLimits, BoardStore, BoardNews, Boards, BoardsRebuild, BoardsSweep],
  exports: [Boards, BoardsRebuild, BoardsSweep],
})
export class BoardsModule {}
