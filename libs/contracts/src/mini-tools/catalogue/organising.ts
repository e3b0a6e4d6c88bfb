import { GRADE, GROUP, LANGUAGE, LEVEL, MINUTES, TEXT, TOPIC } from '../fields.js';
import type { MiniTool, MiniToolField } from '../shape.js';

const CLASS = {
  ...GROUP,
  example: {
    de: 'Die Klasse ist neu zusammengesetzt, manche Familien lernen noch Deutsch.',
    en: 'The class is new, some families are still learning the language.',
  },
} as const satisfies MiniToolField;

/** Mini tools for the organisation around lessons. */
export const organising: readonly MiniTool[] = [
  {
    id: 'parents-letter',
    category: 'organising',
    icon: 'letter',
    featured: true,
    name: { de: 'Elternbrief', en: 'Letter to parents' },
    text: { de: 'Freundlich, klar, mit allem Wichtigen', en: 'Friendly, clear, with all that matters' },
    fields: [
      { ...TOPIC, label: { de: 'Anlass', en: 'Occasion' }, example: { de: 'Wandertag am 11. Mai', en: 'Class trip on 11 May' } },
      {
        kind: 'longText',
        id: 'facts',
        label: { de: 'Was muss drinstehen?', en: 'What must be in it?' },
        example: {
          de: 'Treffpunkt 8 Uhr am Schulhof, feste Schuhe, 4 Euro, Rückkehr 13 Uhr',
          en: 'Meeting at 8 in the school yard, firm shoes, 4 euros, back at 1 pm',
        },
        required: true,
        maxLength: 600,
      },
      GRADE,
      LEVEL,
    ],
    prompt: {
      de: `Schreibe einen Elternbrief für {grade}. Anlass: {topic}. Angaben: {facts}

Sprachniveau: {level}. Höchstens 180 Wörter, geschlechtergerechte Anrede, freundlich und ohne Vorwürfe. Das Wichtigste steht als Liste: was, wann, wo, was mitbringen, was es kostet, bis wann antworten. Fehlende Angaben lässt du als „[ergänzen]“ stehen, statt sie zu erfinden. Am Ende ein Abschnitt zum Abtrennen mit Unterschrift, wenn eine Antwort nötig ist.`,
      en: `Write a letter to the parents of {grade}. Occasion: {topic}. Facts: {facts}

Language: {level}. At most 180 words, an address that includes everybody, friendly and without reproach. What matters stands as a list: what, when, where, what to bring, what it costs, answer by when. Leave missing facts as “[add]” instead of inventing them. At the end a section to cut off with a signature if an answer is needed.`,
    },
  },
  {
    id: 'translated-letter',
    category: 'organising',
    icon: 'language',
    name: { de: 'Brief in zwei Sprachen', en: 'Letter in two languages' },
    text: { de: 'Dein Brief, für Familien übersetzt', en: 'Your letter, translated for families' },
    fields: [{ ...TEXT, label: { de: 'Dein Brief (ohne Namen)', en: 'Your letter (without names)' }, maxLength: 3000 }, LANGUAGE],
    prompt: {
      de: `Übersetze diesen Brief an Familien: {language}.
{text}

Vereinfache vorher den deutschen Text: kurze Sätze, Wörter des Schulsystems erklären (zum Beispiel „Elternabend“). Gib aus: **Deutsch, vereinfacht** und darunter **{language}**, Absatz für Absatz nummeriert, damit beide Fassungen nebeneinander passen. Daten, Uhrzeiten und Beträge bleiben genau gleich. Danach auf Deutsch: Stellen, die jemand mit dieser Sprache prüfen sollte.`,
      en: `Translate this letter to families into {language}:
{text}

First simplify it: short sentences, explain words of the school system. Give: **simplified** and below **{language}**, numbered by paragraph so that both versions fit side by side. Dates, times and amounts stay exactly the same. Then in English: passages that somebody who speaks the language should check.`,
    },
  },
  {
    id: 'parents-evening',
    category: 'organising',
    icon: 'calendar',
    name: { de: 'Elternabend', en: 'Parents’ evening' },
    text: { de: 'Ablauf, Einladung und gute Fragen', en: 'Agenda, invitation and good questions' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Worum geht es?', en: 'What is it about?' },
        example: { de: 'Erster Elternabend, Klassenfahrt, Handyregeln', en: 'First evening, class trip, rules for phones' },
      },
      GRADE,
      { ...MINUTES, min: 30, preset: '90' },
      CLASS,
    ],
    prompt: {
      de: `Plane einen Elternabend von {minutes} Minuten für {grade}. Themen: {topic}.{?group
Zur Klasse: {group}}

Gib aus: **Tagesordnung** als Tabelle (Minuten | Punkt | wer | Ziel: informieren, beraten, entscheiden), **Einstieg**, bei dem alle zu Wort kommen, **Vorlagen** für Abstimmungen, drei **heikle Fragen** mit ruhigen Antworten, **Einladung** in höchstens 100 Wörtern, **Checkliste** für Raum und Material.`,
      en: `Plan a parents’ evening of {minutes} minutes for {grade}. Topics: {topic}.{?group
About the class: {group}}

Give: **agenda** as a table (minutes | item | who | aim: inform, discuss, decide), an **opening** in which everybody speaks, **proposals** for votes, three **delicate questions** with calm answers, an **invitation** of at most 100 words, a **checklist** for room and material.`,
    },
  },
  {
    id: 'excursion-checklist',
    category: 'organising',
    icon: 'bus',
    name: { de: 'Ausflug planen', en: 'Planning a trip' },
    text: { de: 'Checkliste von der Idee bis zur Rückkehr', en: 'Checklist from the idea to the return' },
    fields: [
      { ...TOPIC, label: { de: 'Wohin?', en: 'Where to?' }, example: { de: 'Mit der Bahn in den Zoo', en: 'To the zoo by train' } },
      GRADE,
      { ...MINUTES, id: 'pupils', label: { de: 'Wie viele Kinder?', en: 'How many children?' }, min: 5, max: 150, preset: '26' },
      CLASS,
    ],
    prompt: {
      de: `Erstelle eine Checkliste für einen Schulausflug mit {grade}, {pupils} Kinder: {topic}.{?group
Zur Klasse: {group}}

Geordnet nach **vier Wochen vorher**, **eine Woche vorher**, **am Tag**, **unterwegs**, **danach**, jeweils mit Kästchen. Denke an Genehmigung, Aufsicht, Kosten und Hilfe dafür, Wege ohne Stufen, Essen, Medikamente, Wetter, Erste Hilfe, Notfallplan, Kinder, die nicht mitfahren. Kennzeichne, was je nach Bundesland oder Schule anders geregelt ist. Dazu ein Beobachtungsauftrag für unterwegs.`,
      en: `Make a checklist for a school trip of {grade}, {pupils} children: {topic}.{?group
About the class: {group}}

Ordered by **four weeks before**, **one week before**, **on the day**, **on the way**, **afterwards**, each with boxes. Think of permission, supervision, costs and support with them, step-free routes, food, medicine, weather, first aid, emergency plan, children who do not come along. Mark what differs by state or school. Add an observation task for the way.`,
    },
  },
  {
    id: 'class-rules',
    category: 'organising',
    icon: 'scale',
    name: { de: 'Klassenregeln', en: 'Class rules' },
    text: { de: 'Mit der Klasse erarbeitet, positiv gesagt', en: 'Worked out together, said positively' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Worum geht es besonders?', en: 'What matters most?' },
        example: { de: 'Zuhören, Handys, Gruppenarbeit', en: 'Listening, phones, group work' },
      },
      GRADE,
      LEVEL,
    ],
    prompt: {
      de: `Hilf, mit {grade} Klassenregeln zu erarbeiten. Schwerpunkt: {topic}. Sprachniveau: {level}.

Gib aus: einen **Ablauf** von 45 Minuten, in dem die Klasse ihre Regeln selbst findet, **sechs Vorschläge** als positive Wir-Sätze (was wir tun, nicht was verboten ist), zu jedem **was wir tun, wenn es nicht klappt** (Wiedergutmachung statt Strafe), und **vier Fragen** für den Rückblick nach zwei Wochen.`,
      en: `Help to work out class rules with {grade}. Focus: {topic}. Language: {level}.

Give: **steps** for 45 minutes in which the class finds its own rules, **six suggestions** as positive we-statements (what we do, not what is forbidden), for each **what we do when it does not work** (repair instead of punishment), and **four questions** for looking back after two weeks.`,
    },
  },
  {
    id: 'conflict-talk',
    category: 'organising',
    icon: 'bandage',
    name: { de: 'Konfliktgespräch', en: 'Conflict talk' },
    text: { de: 'Leitfaden für ein ruhiges Gespräch', en: 'A guide for a calm conversation' },
    fields: [
      {
        kind: 'longText',
        id: 'situation',
        label: { de: 'Was ist passiert? (ohne Namen)', en: 'What happened? (without names)' },
        example: {
          de: 'Zwei Kinder streiten seit einer Woche um den Platz am Fenster, heute gab es Tränen.',
          en: 'Two children have argued about the seat by the window for a week, today there were tears.',
        },
        required: true,
        maxLength: 600,
      },
      GRADE,
      { ...MINUTES, preset: '20' },
    ],
    prompt: {
      de: `Schreibe einen Leitfaden für ein Konfliktgespräch von {minutes} Minuten mit Beteiligten aus {grade}. Es ist passiert: {situation}

Allparteilich, ohne Schuldzuweisung, ohne Diagnosen. Phasen: Rahmen klären, Sichtweisen hören, Gefühle und Bedürfnisse benennen, Lösungen sammeln, Vereinbarung. Je Phase: Minuten, zwei wörtliche Fragen, was man vermeidet. Danach eine **Vereinbarung** zum Ausfüllen. Gibt es Hinweise auf Gewalt, Mobbing oder Gefährdung, sage zuerst, wer an der Schule hinzugezogen werden soll.`,
      en: `Write a guide for a conflict talk of {minutes} minutes with those involved, {grade}. This happened: {situation}

Taking everybody’s side, without blame, without diagnoses. Phases: frame, points of view, feelings and needs, solutions, agreement. For each: minutes, two questions verbatim, what to avoid. Then an **agreement** to fill in. If there are signs of violence, bullying or danger, say first who at school should be involved.`,
    },
  },
  {
    id: 'parent-talk',
    category: 'organising',
    icon: 'chat',
    name: { de: 'Elterngespräch', en: 'Talking to parents' },
    text: { de: 'Vorbereiten, führen, festhalten', en: 'Prepare, lead and record it' },
    fields: [
      {
        kind: 'longText',
        id: 'occasion',
        label: { de: 'Anlass (ohne Namen)', en: 'Occasion (without names)' },
        example: { de: 'Hausaufgaben fehlen seit Wochen, mündlich sehr gut', en: 'Homework missing for weeks, very good orally' },
        required: true,
        maxLength: 500,
      },
      GRADE,
      { ...MINUTES, min: 10, max: 90, preset: '30' },
    ],
    prompt: {
      de: `Bereite ein Elterngespräch von {minutes} Minuten vor, {grade}. Anlass: {occasion}

Auf Augenhöhe, erst Stärken, dann Beobachtungen statt Deutungen. Gib aus: **Ziel** in einem Satz, **Einstieg** wörtlich, **Leitfragen** an die Eltern und ans Kind, **Formulierungen** für die schwierige Stelle (drei Varianten), **mögliche Vereinbarungen** mit Zuständigkeit und Termin, **Protokollvorlage**. Wo eine Sprachmittlung hilft, sage, worauf zu achten ist.`,
      en: `Prepare a talk of {minutes} minutes with parents, {grade}. Occasion: {occasion}

On an equal footing, strengths first, then observations instead of interpretations. Give: **aim** in one sentence, **opening** verbatim, **questions** to parents and child, **wording** for the difficult part (three variants), **possible agreements** with who and when, a **template for notes**. Where an interpreter helps, say what to be careful about.`,
    },
  },
  {
    id: 'class-council',
    category: 'organising',
    icon: 'people',
    name: { de: 'Klassenrat', en: 'Class council' },
    text: { de: 'Ablauf, Ämter und Redekarten', en: 'Agenda, roles and speaking cards' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Themen', en: 'Topics' },
        example: { de: 'Pausenball, Klassenfest', en: 'Ball during breaks, class party' },
      },
      GRADE,
      { ...MINUTES, min: 15, max: 90, preset: '45' },
    ],
    prompt: {
      de: `Plane einen Klassenrat von {minutes} Minuten für {grade}. Themen: {topic}.

Die Klasse leitet ihn selbst. Gib aus: **Ablauf** als Tabelle mit Minuten, **Ämterkarten** (Leitung, Zeit, Regeln, Protokoll) mit je vier Sätzen zum Ablesen, **Redekarten** mit Satzanfängen, **Entscheidung**: zwei Verfahren und wann welches passt, **Protokoll** zum Ausfüllen.`,
      en: `Plan a class council of {minutes} minutes for {grade}. Topics: {topic}.

The class leads it itself. Give: **agenda** as a table with minutes, **role cards** (chair, time, rules, minutes) with four sentences to read out each, **speaking cards** with sentence starters, **decision**: two procedures and when each fits, **minutes** to fill in.`,
    },
  },
  {
    id: 'minutes-from-notes',
    category: 'organising',
    icon: 'pencil',
    name: { de: 'Protokoll aus Notizen', en: 'Minutes from notes' },
    text: { de: 'Aus Stichworten wird ein Protokoll', en: 'Key words become minutes' },
    fields: [
      { ...TEXT, label: { de: 'Deine Notizen (ohne Namen)', en: 'Your notes (without names)' } },
      {
        ...TOPIC,
        label: { de: 'Welche Sitzung?', en: 'Which meeting?' },
        example: { de: 'Fachkonferenz Deutsch', en: 'Department meeting' },
      },
    ],
    prompt: {
      de: `Mache aus diesen Notizen ein Ergebnisprotokoll. Sitzung: {topic}.
{text}

Sachlich, im Präsens, nichts hinzufügen und nichts deuten. Je Punkt: Thema, Ergebnis, offene Fragen. Danach eine Tabelle: Aufgabe | wer (Rolle) | bis wann. Unleserliches oder Widersprüchliches kennzeichnest du mit „[klären]“.`,
      en: `Turn these notes into minutes of results. Meeting: {topic}.
{text}

Factual, in the present tense, add and interpret nothing. For each item: topic, result, open questions. Then a table: task | who (role) | by when. Mark what is illegible or contradictory with “[clarify]”.`,
    },
  },
];
