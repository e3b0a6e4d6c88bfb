import { fitsAsBasis, WIZARD_LIMITS, type WizardSheet, type WizardTask, type WizardTaskKind } from '@murmel/contracts';
import { useRef, useState } from 'react';
import type { WizardMaterial } from '../../../core/links/wizard-material';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';

export interface WizardFocus {
  topic: string;
  /** the teacher's own text; empty: a model writes one */
  text: string;
  /** longer or shorter material from which a model writes one; it waits while there is a text */
  material: WizardMaterial | undefined;
  level: number;
  language: 'de' | 'en';
}

export type Wizard = ReturnType<typeof useWizard>;

/** Keeps what the teacher chose and what a model proposed. It lives on this page alone until the sheet is made. */
export function useWizard(language: 'de' | 'en', handed: WizardMaterial | undefined) {
  const [focus, setFocus] = useState<WizardFocus>(() => taken({ topic: '', text: '', material: undefined, level: 3, language }, handed));
  const [kinds, setKinds] = useState<WizardTaskKind[]>(['quiz', 'cloze']);
  const [proposals, setProposals] = useState<WizardSheet[]>([]);
  const [chosen, setChosen] = useState<number>();
  const [busy, setBusy] = useState<'proposals' | number>();
  const [problem, setProblem] = useState<string>();
  const round = useRef(0);
  const own = focus.text.trim();
  const material = focus.material?.text.trim().slice(0, WIZARD_LIMITS.materialMax);
  const source = own ? { text: own } : material ? { material } : {};
  const asked = { level: focus.level, language: focus.language };

  const propose = async (): Promise<void> => {
    const mine = (round.current += 1);
    setBusy('proposals');
    setProblem(undefined);
    setProposals([]);
    setChosen(undefined);
    const made: WizardSheet[] = [];
    let failure: unknown;
    // One after the other: each is shown as soon as it is there.
    for (let place = 0; place < WIZARD_LIMITS.proposals && round.current === mine; place += 1) {
      try {
        made.push(await api.worksheetWizard.propose({ topic: focus.topic.trim(), ...source, kinds, place, ...asked }));
        if (round.current === mine) setProposals([...made]);
      } catch (error) {
        failure = error;
      }
    }
    if (round.current !== mine) return;
    setBusy(undefined);
    if (made.length === 0) setProblem(errorText(failure));
    else setChosen((before) => before ?? 0);
  };

  const sheet = chosen === undefined ? undefined : proposals[chosen];
  const change = (told: Partial<WizardSheet>): void =>
    setProposals((all) => all.map((one, index) => (index === chosen ? { ...one, ...told } : one)));
  const changeTask = (place: number, task: WizardTask): void =>
    sheet && change({ tasks: sheet.tasks.map((one, index) => (index === place ? task : one)) });

  const renew = async (place: number): Promise<void> => {
    const before = sheet?.tasks[place];
    if (!sheet || !before || busy !== undefined) return;
    setBusy(place);
    setProblem(undefined);
    try {
      changeTask(place, await api.worksheetWizard.renew({ text: sheet.text, kind: before.kind, before, ...asked }));
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };

  return {
    ...{ focus, kinds, proposals, chosen, sheet, busy, problem, propose, renew, change, changeTask },
    take: (more: WizardMaterial) => setFocus((before) => taken(before, more)),
    changeFocus: (told: Partial<WizardFocus>) => setFocus((before) => ({ ...before, ...told })),
    toggle: (kind: WizardTaskKind) =>
      setKinds((all) => (all.includes(kind) ? all.filter((one) => one !== kind) : [...all, kind].slice(0, WIZARD_LIMITS.tasks.max))),
    choose: setChosen,
    say: setProblem,
    stop: () => {
      round.current += 1;
      setBusy(undefined);
    },
  };
}

/** Takes material over: as the text itself where it has the length of one, as material for a model otherwise. */
function taken(focus: WizardFocus, material: WizardMaterial | undefined): WizardFocus {
  if (!material) return focus;
  const topic = focus.topic.trim() || material.name.replace(/\.\w{2,4}$/u, '').slice(0, WIZARD_LIMITS.topicMax);
  return fitsAsBasis(material.text) && focus.text.trim() === ''
    ? { ...focus, topic, text: material.text.trim(), material: undefined }
    : { ...focus, topic, material };
}
