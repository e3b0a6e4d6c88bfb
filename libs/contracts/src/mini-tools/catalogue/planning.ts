import { GRADE, GROUP, MINUTES, SUBJECT, TOPIC } from '../fields.js';
import type { MiniTool } from '../shape.js';

/** Mini tools that turn an idea into a lesson. */
export const planning: readonly MiniTool[] = [
  {
    id: 'lesson-opener',
    category: 'planning',
    icon: 'door',
    featured: true,
    name: { de: 'Stundeneinstieg', en: 'Lesson opener' },
    text: { de: 'Ein Einstieg, der neugierig macht', en: 'An opener that makes everybody curious' },
    fields: [
      TOPIC,
      SUBJECT,
      GRADE,
      MINUTES,
      {
        kind: 'choice',
        id: 'form',
        label: { de: 'Sozialform', en: 'Working form' },
        required: true,
        choices: [
          { value: 'alone', de: 'allein', en: 'alone' },
          { value: 'pairs', de: 'zu zweit', en: 'in pairs' },
          { value: 'groups', de: 'in Gruppen', en: 'in groups' },
          { value: 'everybody', de: 'alle gemeinsam', en: 'everybody together' },
        ],
        preset: 'pairs',
      },
      GROUP,
    ],
    prompt: {
      de: `Plane einen Unterrichtseinstieg von {minutes} Minuten zum Thema {topic} im Fach {subject}, {grade}. Arbeitsform: {form}.{?group
Zur Lerngruppe: {group}}

Der Einstieg knüpft an Alltag oder Vorwissen an, braucht kein Material, das nicht in jedem Klassenzimmer liegt, und endet mit einer offenen Frage. Gib aus:
1. drei Schritte mit Minuten, was die Lehrkraft sagt und was die Lernenden tun
2. **Leitfrage** der Stunde
3. **Satz für die Tafel**
4. **Plan B**, falls niemand etwas sagt`,
      en: `Plan a lesson opener of {minutes} minutes on the topic {topic} in the subject {subject}, {grade}. Working form: {form}.{?group
About the group: {group}}

The opener starts from everyday life or prior knowledge, needs nothing that is not in every classroom, and ends with an open question. Give:
1. three steps with minutes, what the teacher says and what the learners do
2. **Key question** of the lesson
3. **Sentence for the board**
4. **Plan B** in case nobody says anything`,
    },
  },
  {
    id: 'unit-plan',
    category: 'planning',
    icon: 'route',
    name: { de: 'Reihenplan', en: 'Unit plan' },
    text: { de: 'Mehrere Stunden mit rotem Faden', en: 'Several lessons with one thread' },
    fields: [
      TOPIC,
      SUBJECT,
      GRADE,
      { ...MINUTES, id: 'lessons', label: { de: 'Stunden', en: 'Lessons' }, min: 2, max: 16, preset: '6' },
      GROUP,
    ],
    prompt: {
      de: `Entwirf eine Unterrichtsreihe mit {lessons} Stunden zu je 45 Minuten zum Thema {topic} im Fach {subject}, {grade}.{?group
Zur Lerngruppe: {group}}

Baue vom Bekannten zum Neuen auf, wechsle die Arbeitsformen und plane mindestens eine Stunde zum Üben und eine zum Sichern. Gib aus:
- eine Tabelle: Stunde | Leitfrage | was die Lernenden am Ende können | Methode | Ergebnis
- danach in drei Sätzen den roten Faden
- je eine Idee zum Vereinfachen und zum Vertiefen`,
      en: `Design a unit of {lessons} lessons of 45 minutes each on the topic {topic} in the subject {subject}, {grade}.{?group
About the group: {group}}

Build from the known to the new, vary the working forms, and plan at least one lesson for practice and one for consolidation. Give:
- a table: lesson | key question | what learners can do afterwards | method | result
- then the thread of the unit in three sentences
- one idea each for making it easier and for going deeper`,
    },
  },
  {
    id: 'lesson-plan',
    category: 'planning',
    icon: 'clock',
    name: { de: 'Stundenverlauf', en: 'Lesson plan' },
    text: { de: 'Phasen, Minuten, Material in einer Tabelle', en: 'Phases, minutes and material in one table' },
    fields: [
      TOPIC,
      SUBJECT,
      GRADE,
      { ...MINUTES, min: 20, preset: '45' },
      {
        kind: 'text',
        id: 'goal',
        label: { de: 'Was sollen alle am Ende können?', en: 'What should everybody be able to do?' },
        example: { de: 'Den Weg des Wassers mit eigenen Worten erklären', en: 'Explain the way of the water in their own words' },
        required: true,
        maxLength: 160,
      },
      GROUP,
    ],
    prompt: {
      de: `Plane eine Unterrichtsstunde von {minutes} Minuten zum Thema {topic} im Fach {subject}, {grade}. Ziel: {goal}.{?group
Zur Lerngruppe: {group}}

Gib eine Tabelle aus: Minuten | Phase | was die Lernenden tun | Impuls der Lehrkraft (wörtlich) | Sozialform | Material. Die Minuten ergeben zusammen {minutes}. Mindestens die Hälfte der Zeit arbeiten die Lernenden selbst. Darunter:
- woran du in der Stunde merkst, dass das Ziel erreicht ist
- was entfällt, wenn die Zeit knapp wird
- eine Aufgabe für Schnelle`,
      en: `Plan a lesson of {minutes} minutes on the topic {topic} in the subject {subject}, {grade}. Aim: {goal}.{?group
About the group: {group}}

Give a table: minutes | phase | what learners do | prompt by the teacher (verbatim) | working form | material. The minutes add up to {minutes}. Learners work themselves for at least half of the time. Below:
- how you notice during the lesson that the aim is reached
- what is left out when time is short
- one task for those who are fast`,
    },
  },
  {
    id: 'learning-goals',
    category: 'planning',
    icon: 'target',
    name: { de: 'Lernziele', en: 'Learning goals' },
    text: { de: 'Ich-kann-Sätze, nach Stufen geordnet', en: 'I-can statements, ordered by level' },
    fields: [TOPIC, SUBJECT, GRADE, GROUP],
    prompt: {
      de: `Formuliere Lernziele zum Thema {topic} im Fach {subject}, {grade}.{?group
Zur Lerngruppe: {group}}

Schreibe neun Ich-kann-Sätze in der Sprache der Lernenden: je drei auf den Stufen **Grundlage**, **Standard** und **Vertiefung**. Jeder Satz nennt ein beobachtbares Tun (nicht „verstehen“ oder „kennen“). Gib eine Tabelle aus: Stufe | Ich kann … | daran erkennst du es.`,
      en: `Write learning goals on the topic {topic} in the subject {subject}, {grade}.{?group
About the group: {group}}

Write nine I-can statements in the learners’ language: three each on the levels **basic**, **standard** and **advanced**. Each names something that can be observed (not “understand” or “know”). Give a table: level | I can … | how you recognise it.`,
    },
  },
  {
    id: 'cover-lesson',
    category: 'planning',
    icon: 'shuffle',
    name: { de: 'Vertretungsstunde', en: 'Cover lesson' },
    text: { de: 'Sofort machbar, ohne Vorbereitung', en: 'Ready to teach without preparation' },
    fields: [
      { ...TOPIC, required: false },
      SUBJECT,
      GRADE,
      { ...MINUTES, min: 20, max: 90, preset: '45' },
      {
        kind: 'choice',
        id: 'material',
        label: { de: 'Was ist da?', en: 'What is there?' },
        required: true,
        choices: [
          { value: 'paper', de: 'nur Papier und Stifte', en: 'only paper and pens' },
          { value: 'projector', de: 'Papier und ein Beamer', en: 'paper and a projector' },
          { value: 'devices', de: 'ein Gerät für jedes Kind', en: 'a device for each child' },
        ],
        preset: 'paper',
      },
    ],
    prompt: {
      de: `Plane eine Vertretungsstunde von {minutes} Minuten im Fach {subject}, {grade}, für eine Lehrkraft, die weder Klasse noch Fach gut kennt. Vorhanden: {material}.{?topic Thema: {topic}.}

Die Stunde steht für sich, wiederholt oder spielt mit Bekanntem und braucht keine Kopien. Gib aus:
1. **Ablauf** in vier Schritten mit Minuten und wörtlichen Anweisungen
2. **Aufgabe** für die Tafel, abschreibfertig
3. **Lösung** für die Lehrkraft
4. **Für Schnelle** und **bei Unruhe**: je eine Idee`,
      en: `Plan a cover lesson of {minutes} minutes in the subject {subject}, {grade}, for a teacher who knows neither the class nor the subject well. Available: {material}.{?topic Topic: {topic}.}

The lesson stands by itself, repeats or plays with what is known, and needs no copies. Give:
1. **Steps**: four, with minutes and verbatim instructions
2. **Task** for the board, ready to write down
3. **Solution** for the teacher
4. **For those who are fast** and **when it gets loud**: one idea each`,
    },
  },
  {
    id: 'learning-stations',
    category: 'planning',
    icon: 'map',
    name: { de: 'Stationenlernen', en: 'Learning stations' },
    text: { de: 'Stationen mit Karten und Laufzettel', en: 'Stations with cards and a tracking sheet' },
    fields: [TOPIC, SUBJECT, GRADE, { ...MINUTES, id: 'stations', label: { de: 'Stationen', en: 'Stations' }, max: 8, preset: '5' }, GROUP],
    prompt: {
      de: `Entwirf {stations} Lernstationen zum Thema {topic} im Fach {subject}, {grade}.{?group
Zur Lerngruppe: {group}}

Jede Station dauert etwa gleich lang, ist unabhängig von den anderen und spricht einen anderen Zugang an (lesen, bauen, rechnen, sprechen, zeichnen, ausprobieren). Schreibe je Station eine Karte: Titel, Auftrag in höchstens vier Schritten, Material, Selbstkontrolle, Zusatz für Schnelle. Kennzeichne Pflicht und Wahl. Danach einen **Laufzettel** als Tabelle: Station | erledigt | das habe ich herausgefunden.`,
      en: `Design {stations} learning stations on the topic {topic} in the subject {subject}, {grade}.{?group
About the group: {group}}

All stations take about the same time, do not depend on each other and use different approaches (reading, building, calculating, talking, drawing, trying out). Write a card for each: title, task in at most four steps, material, self-check, extra for those who are fast. Mark what is compulsory and what is optional. Then a **tracking sheet** as a table: station | done | what I found out.`,
    },
  },
  {
    id: 'project-plan',
    category: 'planning',
    icon: 'calendar',
    name: { de: 'Projektplan', en: 'Project plan' },
    text: { de: 'Vom Auftrag bis zur Präsentation', en: 'From the question to the presentation' },
    fields: [
      TOPIC,
      GRADE,
      { ...MINUTES, id: 'days', label: { de: 'Tage', en: 'Days' }, min: 1, max: 20, preset: '5' },
      {
        kind: 'text',
        id: 'product',
        label: { de: 'Was soll entstehen?', en: 'What should come of it?' },
        example: { de: 'Eine Ausstellung im Foyer', en: 'An exhibition in the entrance hall' },
        required: false,
        maxLength: 120,
      },
      GROUP,
    ],
    prompt: {
      de: `Plane ein Schulprojekt über {days} Tage zum Thema {topic}, {grade}.{?product Am Ende soll das entstehen: {product}.}{?group
Zur Lerngruppe: {group}}

Gib aus:
1. eine **Leitfrage**, die sich nicht googeln lässt
2. einen **Zeitplan** als Tabelle: Tag | Ziel | Schritte | Ergebnis
3. **Rollen** in Gruppen mit je zwei Aufgaben
4. **Zwischenstopps** mit Fragen, an denen die Gruppen sich selbst prüfen
5. **Bewertung**: vier Kriterien in der Sprache der Lernenden`,
      en: `Plan a school project of {days} days on the topic {topic}, {grade}.{?product This should come of it: {product}.}{?group
About the group: {group}}

Give:
1. a **driving question** that no search engine answers
2. a **schedule** as a table: day | aim | steps | result
3. **roles** within groups with two tasks each
4. **checkpoints** with questions by which groups check themselves
5. **assessment**: four criteria in the learners’ language`,
    },
  },
  {
    id: 'concept-map',
    category: 'planning',
    icon: 'network',
    name: { de: 'Begriffsnetz', en: 'Concept map' },
    text: { de: 'Begriffe und Verbindungen zum Ordnen', en: 'Terms and links to put in order' },
    fields: [TOPIC, SUBJECT, GRADE, { ...MINUTES, id: 'count', label: { de: 'Begriffe', en: 'Terms' }, min: 6, max: 25, preset: '12' }],
    prompt: {
      de: `Stelle {count} Begriffe für ein Begriffsnetz (Concept Map) zum Thema {topic} im Fach {subject}, {grade}, zusammen.

Gib aus:
1. **Karten**: die Begriffe mit einer Erklärung in einem Satz, vom zentralen zum seltenen
2. **Verbindungen** als Tabelle: von | Verb am Pfeil | nach, etwa eineinhalb mal so viele wie Begriffe
3. **Drei Denkfehler**, die beim Verbinden häufig sind, und eine Frage, die jeweils weiterhilft`,
      en: `Collect {count} terms for a concept map on the topic {topic} in the subject {subject}, {grade}.

Give:
1. **Cards**: the terms with an explanation of one sentence, from the central to the rare one
2. **Links** as a table: from | verb on the arrow | to, about one and a half times as many as terms
3. **Three misconceptions** that are common while linking, and a question that helps with each`,
    },
  },
  {
    id: 'warm-ups',
    category: 'planning',
    icon: 'star',
    name: { de: 'Aufwärmübungen', en: 'Warm-ups' },
    text: { de: 'Fünf Minuten, und alle sind wach', en: 'Five minutes and everybody is awake' },
    fields: [SUBJECT, GRADE, { ...TOPIC, required: false }, { ...MINUTES, max: 15, preset: '5' }],
    prompt: {
      de: `Schlage sechs Aufwärmübungen von je {minutes} Minuten für das Fach {subject}, {grade}, vor.{?topic Sie passen zum Thema {topic}.}

Sie brauchen kein Material, beziehen alle ein und stellen niemanden bloß. Zwei im Sitzen, zwei mit Bewegung, zwei zu zweit. Je Übung: Titel, Ablauf in drei Sätzen, ein fertiges Beispiel mit Lösung.`,
      en: `Suggest six warm-ups of {minutes} minutes each for {subject}, {grade}.{?topic They fit the topic {topic}.}

They need no material, include everybody and embarrass nobody. Two while seated, two with movement, two in pairs. For each: title, how it goes in three sentences, one ready example with its solution.`,
    },
  },
  {
    id: 'movement-break',
    category: 'planning',
    icon: 'run',
    name: { de: 'Bewegungspause', en: 'Movement break' },
    text: { de: 'Kurz bewegen, dann weiterlernen', en: 'Move for a moment, then go on learning' },
    fields: [GRADE, { ...MINUTES, max: 15, preset: '5' }, { ...TOPIC, required: false }, GROUP],
    prompt: {
      de: `Erfinde drei Bewegungspausen von je {minutes} Minuten für {grade}, im Klassenzimmer zwischen Tischen.{?topic Eine davon greift das Thema {topic} auf.}{?group
Zur Lerngruppe: {group}}

Sicher, ohne Material, ohne Ausscheiden, auch im Sitzen oder mit Rollstuhl machbar. Je Pause: Titel, Anleitung zum Vorlesen in kurzen Sätzen, Variante im Sitzen, wie es am Ende wieder ruhig wird.`,
      en: `Invent three movement breaks of {minutes} minutes each for {grade}, in a classroom between desks.{?topic One of them takes up the topic {topic}.}{?group
About the group: {group}}

Safe, without material, nobody drops out, also possible seated or in a wheelchair. For each: title, instructions to read out in short sentences, seated variant, how it becomes calm again.`,
    },
  },
  {
    id: 'exit-ticket',
    category: 'planning',
    icon: 'check',
    name: { de: 'Exit-Ticket', en: 'Exit ticket' },
    text: { de: 'Kurze Fragen für die letzten Minuten', en: 'Short questions for the last minutes' },
    fields: [TOPIC, SUBJECT, GRADE, { ...MINUTES, id: 'count', label: { de: 'Fragen', en: 'Questions' }, min: 2, max: 6, preset: '3' }],
    prompt: {
      de: `Entwirf ein Exit-Ticket mit {count} Fragen zum Thema {topic} im Fach {subject}, {grade}, das in drei Minuten beantwortet ist.

Mindestens eine Frage prüft das Verständnis an einem neuen Beispiel, eine fragt nach dem, was noch unklar ist. Schreibe erst das **Ticket** für die Lernenden, dann für die Lehrkraft eine Tabelle: Frage | gute Antwort | häufiger Irrtum | was in der nächsten Stunde hilft.`,
      en: `Design an exit ticket with {count} questions on the topic {topic} in the subject {subject}, {grade}, that takes three minutes.

At least one question checks understanding with a new example, one asks what is still unclear. First write the **ticket** for learners, then for the teacher a table: question | good answer | common mistake | what helps in the next lesson.`,
    },
  },
];
