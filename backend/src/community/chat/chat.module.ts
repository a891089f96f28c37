import { Module } from '@nestjs/common';
import { AuthModule } from '../../members/auth/auth.module.js';
import { SettingsModule } from '../../members/settings/settings.module.js';
import { ChatAdminController } from './chat-admin.controller.js';
import { ChatController } from './chat.controller.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatModerationService } from './chat-moderation.service.js';
import { ChatPostsService } from './chat-posts.service.js';
import { ChatReaderService } from './chat-reader.service.js';
import { ChatRetentionService } from './chat-retention.service.js';
import { ChatRoomService } from './chat-room.service.js';
import { SocketAdmissionService } from './socket-admission.service.js';

/** The chat, and the socket over which all pushes reach members. */
@Module({
  imports: [AuthModule, SettingsModule],
  controllers: [ChatController, ChatAdminController],
  providers: [
    SocketAdmissionService,
    ChatGateway,
    ChatReaderService,
    ChatRoomService,
    ChatPostsService,
    ChatModerationService,
    ChatRetentionService,
  ],
})
export class ChatModule {}
