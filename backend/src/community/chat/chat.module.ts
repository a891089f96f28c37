import { Module } from '@nestjs/common';
import { AuditModule } from '../../members/audit/audit.module.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { SettingsModule } from '../../members/settings/settings.module.js';
import { ChatAdminController } from './chat-admin.controller.js';
import { ChatController } from './chat.controller.js';
import { ChatFeed } from './chat-feed.service.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatModeration } from './chat-moderation.service.js';
import { ChatPosts } from './chat-posts.service.js';
import { ChatReader } from './chat-reader.service.js';
import { ChatRetention } from './chat-retention.service.js';
import { ChatRoom } from './chat-room.service.js';
import { SocketAdmission } from './socket-admission.service.js';

/** The chat, and the socket that it shares with everything that reaches members without their asking. */
@Module({
  imports: [AuthModule, AuditModule, SettingsModule],
  controllers: [ChatController, ChatAdminController],
  providers: [
    SocketAdmission,
    ChatGateway,
    ChatReader,
    ChatFeed,
    ChatRoom,
    ChatPosts,
    ChatModeration,
    ChatRetention,
  ],
})
export class ChatModule {}
