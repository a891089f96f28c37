import { Controller, Get, Query } from '@nestjs/common';
import { Member } from '../../platform/http/route.js';
import { type PageAnswer, Paged, PageQueryDto } from '../../platform/validation/paging.js';
import { ChatMessageDto } from './chat.dto.js';
import { ChatReaderService } from './chat-reader.service.js';

@Controller('chat')
export class ChatController {
  constructor(private readonly reader: ChatReaderService) {}

  /**
   * Returns messages of the chat, newest first, without removed ones; the `Link` header leads to older ones.
   */
  @Member()
  @Get('messages')
  async messages(@Query() query: PageQueryDto, @Paged() answer: PageAnswer): Promise<ChatMessageDto[]> {
    return answer.of(await this.reader.page(query));
  }
}
