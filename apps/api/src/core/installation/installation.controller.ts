import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { InstallationStates } from './installation-states.js';

const calls = contract.installation;

/** Returns the state of the installation to its admins. */
@Controller()
export class InstallationController {
  constructor(private readonly states: InstallationStates) {}

  @Call(calls.state)
  state() {
    return implement(calls.state).handler(() => this.states.now());
  }
}
