import { AI_IMAGE, CHAT_MESSAGE, CONVERSION, DOCUMENT_QA, MINI_TOOL_REQUEST, TEXT_EXTRACTION, TRANSCRIPTION } from './ai-run-names.js';
import { TOOLS } from './tools/registry.js';

/** Bytes of a megabyte, as every limit of a file counts it. */
export const MEGABYTE = 1024 * 1024;

/** Counted besides the kinds of items: materials of partners that were copied. */
export const PARTNER_MATERIAL = 'partner_material';

/**
 * Every number that a person can run into, once. Served at `/api/limits`, named in messages
 * and tests from here. `spec A37` behind a line names the entry of docs/spec/decisions.md it comes from.
 */
export const LIMITS = {
  /** looks of an admin as another person (spec T-47); letters of the reason and of the path that the end returns to */
  incognito: { minutes: 60, reason: { min: 10, max: 300 }, path: 500 },
  page: { default: 1, size: 10, maxSize: 100 },
  recentlyCreated: 5,
  title: { min: 1, max: 120 }, // spec A37
  description: { max: 2000 }, // spec A37
  shortName: 30,
  /** letters of the value by which a provider knows a school */
  signOn: { schoolValueMax: 200 },
  person: { nameMax: 60, displayNameMax: 30 },
  password: { min: 10, max: 128 },
  itemPassword: { min: 4, max: 64 },
  shortCode: { length: 6, min: 3, max: 40, addressMax: 25 }, // spec A27 and E7
  favouriteTools: { min: 1, max: 8 },
  /** days for which "later" is an answer to the questions of a new school year, and the day on which that begins, as MM-DD */
  onboarding: { laterDays: 30, schoolYearBegins: '08-01' },
  members: { max: 100 },
  /** letters of a report on open material, and of a reviewer's answer; reports of one item that wait at the same time */
  report: { noteMax: 1000, reasonMax: 1000, perItem: 100 },
  /** bookmarks of one teacher */
  bookmarks: 1000,
  /** folders of one teacher, nesting depth, and folders moved by one call */
  folders: { max: 500, depth: 8, movedAtOnce: 100 },
  /** items and folders that one copy of a folder makes */
  remixedAtOnce: 200,
  /** items that belong to one item */
  childrenPerItem: 200,
  /** by kind of item, for the licence `free` only */
  monthlyCreations: {
    ...Object.fromEntries(Object.values(TOOLS).map(({ kind, freeMonthly }) => [kind, freeMonthly])),
    [PARTNER_MATERIAL]: 10, // spec LIC-02
    [CHAT_MESSAGE]: 100,
    [AI_IMAGE]: 10,
    [TRANSCRIPTION]: 10,
    [TEXT_EXTRACTION]: 10,
    [DOCUMENT_QA]: 5,
    [CONVERSION]: 5,
    [MINI_TOOL_REQUEST]: 30,
  } as Readonly<Partial<Record<string, number>>>, // spec A10
  /** share of a monthly limit that is left when counts of it are shown: 3 of 10, 2 of 5, 1 of 3 */
  monthlyLeftShown: 0.3,
  trashDays: 30,
  /** conversations of guests with assistants, after their last message */
  guestConversationDays: 2,
  cleanupWarningDays: 7, // spec E11
  image: { maxMegabytes: 10, maxPixels: 50_000_000, maxEdge: 2560, perItem: 500, altMax: 500 }, // spec A7
  text: { maxCharacters: 500_000 },
  wordCloud: {
    wordMax: 40, // spec A24
    wordsPerEntry: 4, // spec A24
    wordsPerVisitorChoices: [1, 3, 5], // spec A24
    shown: 150, // spec A26
    /** different words that the teacher's list shows; the export has all */
    listed: 1000,
    /** lines of one entry: a pasted list */
    linesMax: 200,
    /** entries of one cloud, so that no program fills the disk: 120 devices with 50 words each and some air */
    entriesMax: 10_000,
    /** the list that comes with the product has about 700; a teacher may double it */
    filterWordsMax: 1500,
  },
  worksheet: {
    blocks: 100, // spec A30
    gapTextMax: 5000, // spec A30
    gaps: 60, // spec A30
    /** characters of one word in a gap or among the words to choose from */
    wordMax: 100,
    /** further words among those to choose from */
    bankMax: 20,
    taskMax: 1000,
    options: { min: 2, max: 20, textMax: 200, idMax: 12 }, // spec A22
    answerMax: 5000, // spec A22
    solutionMax: 5000,
    hintMax: 2000,
    points: { min: 0, max: 100 },
    /** lines for an answer on paper */
    lines: { min: 1, max: 30 },
    /** half centimetres */
    spacer: { min: 1, max: 40 },
    nameMax: 30,
    feedbackMax: 2000,
    /** marks in one answer */
    marks: 50,
    /** letters of the quotation stored with a mark */
    quoteMax: 120,
    minutes: { min: 1, max: 240 },
    /** time without writing after which a participant is shown as quiet */
    quietSeconds: 180,
    /** drafts of one person over the live connection */
    draftMilliseconds: 1000,
    /** and by calls, while there is no such connection; spec C5 */
    draftSeconds: 5,
    /** state that an H5P package may store, characters of JSON */
    h5pStateMax: 64 * 1024,
    /** responses of one worksheet, so that no program fills the disk */
    responsesMax: 2000,
    /** size of the answers' text in the grid, in bytes */
    gridBytes: 40 * 1024,
  },
  survey: {
    questions: 50, // spec A22
    options: { min: 2, max: 20, textMax: 200 }, // spec A22
    questionMax: 500,
    longAnswerMax: 5000, // spec A22
    thankYouMax: 500,
    rating: { min: 1, max: 5 },
    netPromoterScore: { min: 0, max: 10 },
    draftSeconds: 5, // spec C5
    /** responses of one survey, so that no program fills the disk */
    responsesMax: 5000,
    /** free texts and files of one question among the results; all of them are in the responses and the export */
    listed: 300,
    /**
     * Share of texts and file names in a state, all questions together: with the counts of 50 questions it stays below `live.packetBytes`,
     * for any number of answers. 35 answers of a sentence or two to three questions fit as a whole.
     */
    stateBytes: 40 * 1024,
    /** longer texts show so many characters there, the whole of them by page */
    excerptMax: 500,
    textsPerPage: 20,
  },
  pinboard: {
    cardsPerList: 100, // spec A1
    listsPerBoard: 30, // spec A2
    cardsPerBoard: 1000, // spec A3
    /** a limit is announced from this share of it on */
    warnAt: 0.9, // spec A1 and A2
    listNameMax: 128, // spec A4
    cardNameMax: 200, // spec A4
    descriptionMax: 10_000, // spec A4
    commentMax: 2000, // spec A4
    commentsPerCard: 200, // spec A5
    attachmentsPerCard: 20,
    /** "until the end of the lesson" */
    stopMinutes: 90, // spec E23
    /** time in which an untrusted user may undo removing a card */
    undoSeconds: 30, // spec C8 shows it for 10 s; a slow line gets some air
    /** entries of one board, so that no program fills the disk */
    activitiesMax: 20_000,
  },
  teachingBoard: {
    pages: 20, // spec A32
    cardsPerPage: 30, // spec A32
    cardTitleMax: 45, // spec TBO-04
    pageNameMax: 40,
    textMax: 5000,
    /** cells of the grid */
    cardMin: { width: 4, height: 3 },
    namesMin: 2, // spec TBO-08
    namesMax: 100, // spec TBO-08
    nameMax: 60,
    listNameMax: 60,
    /** lists of one teacher */
    listsMax: 100,
    /** pairs of one list that must not meet */
    apartMax: 200,
    groupsMax: 20, // spec TBO-10
    groupNameMax: 30,
    dice: { min: 1, max: 6, sides: 6 }, // spec A33
    timer: { presetMinutes: [5, 10, 15], minSeconds: 1, maxSeconds: 24 * 3600 }, // spec TBO-07
    lapsMax: 100,
    lightWordMax: 30,
  },
  /** commands of one person to one board; a class that works hard stays far below */
  board: {
    commandBytes: 64 * 1024,
    /** size of an order that the api forwards: a description, escaped twice, and space for the rest */
    orderBytes: 256 * 1024,
  },
  schoolClass: {
    name: { min: 2, max: 60 }, // spec A36
    pupilName: { min: 1, max: 30 }, // shorter than other names (spec A36): an abbreviation is enough
    noteMax: 500, // spec A36
    /** active accesses unless the licence grants more (spec D-16) */
    pupils: 35,
    pupilsAtOnce: 200,
    teachers: 20,
    classesPerTeacher: 200,
    permanentDays: 365,
    onetimeHours: 24,
    openMinutes: 20, // ADR 19
    /** time for which a returned code is not assigned again */
    codeQuarantineDays: 365, // spec A35
  },
  school: {
    name: { min: 2, max: 100 },
    teachers: 300,
    invitationDays: 14,
    /** invitations that wait for an answer */
    invitations: 300,
  },
  project: {
    name: { min: 2, max: 100 }, // spec A36
    taskMax: 10_000, // spec A36
    items: 10, // spec CLS-19
    /** maximum number of each unit of time: 24 hours up to 7 days, one month up to 6 (spec CLS-14) */
    days: 7,
    months: 6,
    warningMinutes: 5, // spec C17
    perClass: 200,
    /** own items of one pupil in one project */
    ownItems: 50,
    /** entries of the activity stream in the live state; older ones are loaded by page */
    activitiesShown: 30,
    /** time without a heartbeat after which a user counts as absent */
    presenceSeconds: 25,
  },
  file: {
    nameMax: 200,
    perItem: 1000,
    answer: { maxMegabytes: 10 },
    freeMegabytes: 20,
    paidMegabytes: 100,
    videoMegabytes: 100,
    thumbnailEdge: 480, // spec A6 and A23
  },
  /** `featured`: collections that stand first in the gallery */
  collection: { items: 60, labelMax: 30, featured: 4, bookmarks: 200 },
  /** `logoEdge`: pixels of the logo as it is kept */
  partner: { name: { min: 1, max: 80 }, textMax: 4000, websiteMax: 500, schools: 200, logoEdge: 512, logoAltMax: 200 },
  /** ids that one question for materials names */
  materialsAsked: 100,
  /** letters of a query; the best of what is found */
  search: { max: 200, found: 500 },
  collaboration: {
    updateBytes: 256 * 1024,
    documentBytes: 5 * 1024 * 1024,
    /** Yjs structs of one document: 210 bytes of memory for a letter on its own, 490 for a paragraph (measured), so 73 MB at most */
    documentStructs: 150_000,
    /** elements in elements, values in values: far more than lists have, far less than a stack holds */
    nesting: 100,
    awarenessBytes: 2048,
    connectionsPerDocument: 300,
  },
  /**
   * Offline work a browser keeps for the current user until the server has it: pieces, bytes of all of them, days; without the server their
   * own tab opens it for so long after they last wrote: a double lesson
   */
  waiting: { pieces: 50, bytes: 20 * MEGABYTE, days: 14, pauseMinutes: 90 },
  versions: { keepAllDays: 30, thenOnePerMinutes: 60 }, // architecture rule 6
  /** characters of an address of the operator's own pages */
  legalAddress: 500,
  mailToken: { confirmHours: 48, resetMinutes: 60, adminMinutes: 15 },
  /** the age up to which signing on stands for a password that the account does not have */
  freshSignOnMinutes: 15,
  redirectPathMax: 2000,
} as const;
