import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { ToTeach } from './to-teach.js';

const calls = contract.toTeach;

/** Worksheets of another server, as far as the operator named one. */
@Controller()
export class ToTeachController {
  constructor(private readonly toTeach: ToTeach) {}

  @Call(calls.worksheets)
  worksheets() {
    return implement(calls.worksheets).handler(() => this.toTeach.worksheets());
  }
}
