import { COUNT, GRADE, LEVEL, SUBJECT, TEXT, TOPIC } from '../fields.js';
import type { MiniTool } from '../shape.js';

/** Mini tools for constructive feedback. Never with a name: statements about a child stay at school. */
export const feedback: readonly MiniTool[] = [
  {
    id: 'learning-feedback',
    category: 'feedback',
    icon: 'heart',
    featured: true,
    name: { de: 'Lernrückmeldung', en: 'Learning feedback' },
    text: { de: 'Eine Stärke und der nächste Schritt', en: 'A strength and the next step' },
    fields: [
      { ...TEXT, label: { de: 'Die Arbeit (ohne Namen)', en: 'The work (without a name)' } },
      {
        kind: 'text',
        id: 'task',
        label: { de: 'Was war die Aufgabe?', en: 'What was the task?' },
        example: { de: 'Einen Bericht über den Wandertag schreiben', en: 'Write a report about the class trip' },
        required: true,
        maxLength: 160,
      },
      GRADE,
      LEVEL,
    ],
    prompt: {
      de: `Gib eine Rückmeldung zu dieser Arbeit aus {grade}. Die Aufgabe war: {task}.
{text}

Sprich die Person mit „du“ an, Sprachniveau: {level}. Gib aus: **Das gelingt dir** (zwei Stärken, je mit einer Stelle aus der Arbeit), **Dein nächster Schritt** (genau einer, mit Beispiel, wie es aussehen könnte), **Frage an dich**. Keine Note, kein Vergleich, keine Diagnose. Danach **Für die Lehrkraft**: was du an der Arbeit nicht sicher beurteilen kannst.`,
      en: `Give feedback on this work from {grade}. The task was: {task}.
{text}

Speak to the person, language: {level}. Give: **What works** (two strengths, each with a passage of the work), **Your next step** (exactly one, with an example of what it might look like), **A question for you**. No mark, no comparison, no diagnosis. Then **For the teacher**: what you cannot judge with certainty.`,
    },
  },
  {
    id: 'rubric',
    category: 'feedback',
    icon: 'list',
    name: { de: 'Kriterienraster', en: 'Rubric' },
    text: { de: 'Bewertung, die alle vorher kennen', en: 'Assessment that everybody knows beforehand' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Was wird bewertet?', en: 'What is assessed?' },
        example: { de: 'Ein Vortrag mit Plakat', en: 'A talk with a poster' },
      },
      SUBJECT,
      GRADE,
      { ...COUNT, label: { de: 'Kriterien', en: 'Criteria' }, max: 8, preset: '5' },
      LEVEL,
    ],
    prompt: {
      de: `Erstelle ein Kriterienraster im Fach {subject}, {grade}, für: {topic}. Es hat {count} Kriterien und vier Stufen. Sprachniveau: {level}.

Jede Zelle beschreibt, was man sieht oder hört, positiv und ohne „sehr“, „kaum“ oder Mengenwörter allein. Mindestens ein Kriterium gilt dem Inhalt, eines der Darstellung, eines dem Weg dorthin. Tabelle: Kriterium | Anfang | auf dem Weg | erreicht | darüber hinaus. Darunter eine Fassung als Checkliste in Ich-Form.`,
      en: `Make a rubric in the subject {subject}, {grade}, for: {topic}. It has {count} criteria and four levels. Language: {level}.

Each cell describes what can be seen or heard, positively and without “very”, “hardly” or amounts alone. At least one criterion is about content, one about presentation, one about the way there. Table: criterion | beginning | on the way | reached | beyond. Below, a version as a checklist in the first person.`,
    },
  },
  {
    id: 'report-text',
    category: 'feedback',
    icon: 'hat',
    name: { de: 'Zeugniswort', en: 'School report' },
    text: { de: 'Aus Stichworten, ohne Namen und Noten', en: 'From key words, without names and marks' },
    fields: [
      {
        kind: 'longText',
        id: 'notes',
        label: { de: 'Stichworte (ohne Namen)', en: 'Key words (without a name)' },
        example: {
          de: 'Fragt viel nach, hilft anderen, vergisst oft das Material',
          en: 'Asks many questions, helps others, often forgets material',
        },
        required: true,
        maxLength: 600,
      },
      GRADE,
      {
        kind: 'choice',
        id: 'view',
        label: { de: 'Anrede', en: 'Address' },
        required: true,
        choices: [
          { value: 'you', de: 'an das Kind, mit „du“', en: 'to the child' },
          { value: 'about', de: 'über das Kind, mit „[Name]“ als Platzhalter', en: 'about the child, with “[name]” as a placeholder' },
        ],
        preset: 'about',
      },
    ],
    prompt: {
      de: `Schreibe aus diesen Stichworten ein Zeugniswort für {grade}, {view}: {notes}

80 bis 120 Wörter, wertschätzend und klar, nur Beobachtbares, nichts hinzuerfinden. Schwieriges als nächsten Schritt formulieren. Keine Noten, keine Diagnosen, keine versteckten Formeln wie „bemühte sich“, kein Hinweis auf Familie, Herkunft oder Gesundheit. Gib zwei Fassungen aus, eine schlichter und eine persönlicher, und nenne, welche Stichworte zu ungenau waren.`,
      en: `Write a school report for {grade} from these key words, {view}: {notes}

80 to 120 words, appreciative and clear, only what can be observed, nothing added. Put what is difficult as a next step. No marks, no diagnoses, no hidden phrases such as “made an effort”, nothing about family, origin or health. Give two versions, one plainer and one more personal, and say which key words were too vague.`,
    },
  },
  {
    id: 'certificate',
    category: 'feedback',
    icon: 'certificate',
    name: { de: 'Urkundentext', en: 'Certificate' },
    text: { de: 'Ehrlich loben, kurz und feierlich', en: 'Honest praise, short and festive' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Wofür?', en: 'What for?' },
        example: { de: 'Ein Halbjahr Streitschlichtung', en: 'Half a year as a peer mediator' },
      },
      GRADE,
      {
        kind: 'choice',
        id: 'tone',
        label: { de: 'Ton', en: 'Tone' },
        required: true,
        choices: [
          { value: 'festive', de: 'feierlich', en: 'festive' },
          { value: 'warm', de: 'herzlich', en: 'warm' },
          { value: 'funny', de: 'mit Augenzwinkern', en: 'with a wink' },
        ],
        preset: 'warm',
      },
    ],
    prompt: {
      de: `Schreibe drei Urkundentexte für {grade}, Ton: {tone}. Anlass: {topic}.

Je Text: Überschrift, zwei bis drei Sätze mit „[Name]“ als Platzhalter, ein Schlusssatz. Lobe das Tun, nicht das Talent, ohne Vergleich mit anderen. Höchstens 50 Wörter.`,
      en: `Write three certificate texts for {grade}, tone: {tone}. Occasion: {topic}.

For each: heading, two or three sentences with “[name]” as a placeholder, a closing sentence. Praise what was done, not talent, without comparing. At most 50 words.`,
    },
  },
  {
    id: 'feedback-phrases',
    category: 'feedback',
    icon: 'quote',
    name: { de: 'Rückmelde-Sätze', en: 'Feedback phrases' },
    text: { de: 'Formulierungen, die weiterhelfen', en: 'Phrases that help somebody on' },
    fields: [
      SUBJECT,
      GRADE,
      {
        ...TOPIC,
        label: { de: 'Woran?', en: 'On what?' },
        example: { de: 'Heftführung und Rechenwege', en: 'Notes and ways of calculating' },
      },
      { ...COUNT, max: 20, preset: '12' },
    ],
    prompt: {
      de: `Formuliere {count} Rückmelde-Sätze im Fach {subject}, {grade}, zu: {topic}.

Ein Drittel benennt Gelungenes, ein Drittel gibt einen nächsten Schritt, ein Drittel stellt eine Frage. Konkret, in Du-Form, höchstens 20 Wörter, ohne „aber“ und ohne „toll gemacht“ allein. Tabelle: Situation | Satz.`,
      en: `Write {count} feedback phrases in the subject {subject}, {grade}, on: {topic}.

A third names what works, a third gives a next step, a third asks a question. Concrete, at most 20 words, without “but” and without “well done” alone. Table: situation | phrase.`,
    },
  },
  {
    id: 'peer-feedback',
    category: 'feedback',
    icon: 'people',
    name: { de: 'Rückmeldung zu zweit', en: 'Peer feedback' },
    text: { de: 'Karten, mit denen Lernende sich helfen', en: 'Cards with which learners help each other' },
    fields: [
      {
        ...TOPIC,
        label: { de: 'Was wird angeschaut?', en: 'What is looked at?' },
        example: { de: 'Der erste Entwurf einer Erörterung', en: 'The first draft of an essay' },
      },
      GRADE,
      LEVEL,
    ],
    prompt: {
      de: `Entwirf eine Partner-Rückmeldung für {grade}. Angeschaut wird: {topic}. Sprachniveau: {level}.

Gib aus: **Drei Regeln** für freundliche und nützliche Rückmeldung, eine **Karte** mit fünf Fragen, die man nur mit Blick in die Arbeit beantworten kann, **Satzanfänge** für Lob, Frage und Vorschlag, **Was ich damit mache**: ein Kästchen für die Person, die Rückmeldung bekommt, und den **Ablauf** für 15 Minuten.`,
      en: `Design peer feedback for {grade}. Looked at is: {topic}. Language: {level}.

Give: **three rules** for friendly and useful feedback, a **card** with five questions that can only be answered by looking at the work, **sentence starters** for praise, question and suggestion, **what I do with it**: a box for the person who gets feedback, and the **steps** for 15 minutes.`,
    },
  },
  {
    id: 'self-assessment',
    category: 'feedback',
    icon: 'compass',
    name: { de: 'Selbsteinschätzung', en: 'Self-assessment' },
    text: { de: 'Ein Bogen, der zum Üben führt', en: 'A sheet that leads to practice' },
    fields: [TOPIC, SUBJECT, GRADE, { ...COUNT, label: { de: 'Zeilen', en: 'Lines' }, max: 12, preset: '8' }, LEVEL],
    prompt: {
      de: `Erstelle einen Bogen zur Selbsteinschätzung vor einer Klassenarbeit zum Thema {topic} im Fach {subject}, {grade}, mit {count} Zeilen. Sprachniveau: {level}.

Tabelle: Ich kann … | Probe dazu (eine kleine Aufgabe) | sicher, teils, noch nicht | so übe ich. Jede Probe ist in einer Minute zu lösen; die Lösungen stehen gesammelt am Ende. Darunter drei Fragen, mit denen man seinen Übungsplan macht.`,
      en: `Make a self-assessment sheet before a test on the topic {topic} in the subject {subject}, {grade}, with {count} lines. Language: {level}.

Table: I can … | sample (a small task) | sure, partly, not yet | how I practise. Each sample takes one minute; all solutions stand at the end. Below, three questions with which learners make their plan.`,
    },
  },
];
