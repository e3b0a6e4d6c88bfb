import { Module } from '@nestjs/common';
import { ShortCodesModule } from '../short-codes/short-codes.module.js';
import { WebRequestsModule } from '../web-requests/web-requests.module.js';
import { FrameCheck } from './frame-check.js';
import { FrameChecksController } from './frame-checks.controller.js';
import { LinkPreview } from './link-preview.js';
import { OwnPages } from './own-pages.js';

@Module({
  imports: [ShortCodesModule, WebRequestsModule],
  controllers: [FrameChecksController],
  providers: [FrameCheck, LinkPreview, OwnPages],
  exports: [FrameCheck, LinkPreview, OwnPages],
})
export class LinkPreviewModule {}
