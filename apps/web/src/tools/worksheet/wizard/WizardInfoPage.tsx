import { WIZARD_LIMITS, WIZARD_PATH } from '@murmel/contracts';
import { IconBook2, IconChecklist, IconEye, IconListCheck, IconRefresh, IconTarget } from '@tabler/icons-react';
import { InfoPoints } from '../../../core/tools/InfoPoints';

const POINTS = {
  focus: IconTarget,
  tasks: IconListCheck,
  check: IconEye,
  renew: IconRefresh,
  rules: IconChecklist,
  levels: IconBook2,
};

/** Explains the worksheet wizard, point by point, with its limits. */
export default function WizardInfoPage() {
  const { text, proposals, tasks } = WIZARD_LIMITS;
  return (
    <InfoPoints
      texts="tools/worksheet/wizard"
      points={POINTS}
      numbers={{ min: text.min, max: text.max, proposals, tasks: tasks.max }}
      href={WIZARD_PATH}
    />
  );
}
