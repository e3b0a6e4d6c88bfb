import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';
import { Operation } from '../call.js';
import { MetricReadings } from './metric-readings.js';

collectDefaultMetrics({ register });

/** Prometheus metrics of this process, for the operator only. */
@Controller()
export class MetricsController {
  constructor(private readonly readings: MetricReadings) {}

  @Get('metrics')
  @Operation({ operation: 'operator.readMetrics' })
  async metrics(@Res() reply: FastifyReply): Promise<void> {
    await this.readings.take();
    await reply.type(register.contentType).send(await register.metrics());
  }
}
