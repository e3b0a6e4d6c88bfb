import { IMPORT_MEGABYTES } from './import-names.js';

/**
 * Numbers that only servers need to know, and that no browser has to load: requests, lines, tries, what is made at once.
 * Like `LIMITS` they are served at `/api/limits`.
 */
export const SERVER_LIMITS = {
  /**
   * per hour: `perItem` and `reserve` for all anonymous clients together (spec TR-29: 60), `perPlace` for a network from which the right
   * password was sent
   */
  itemPasswordTries: { tries: 10, windowMinutes: 10, waitMinutes: 10, perItem: 40, perPlace: 50, reserve: 20, reserveTries: 3 }, // spec A34
  /** attempts of one teacher to choose short codes that are taken: so many do not happen by chance */
  chosenCodes: { tries: 20, windowMinutes: 10, waitSeconds: 120 },
  idempotencyHours: 24, // spec E25
  ticketSeconds: 60,
  /** open materials per page by default */
  materials: 12,
  /** default numbers of collections per page, of featured ones, and of those recommended below another one */
  collections: { listed: 12, featured: 4, recommended: 4 },
  /** worksheets from another server: maximum size of its response, number shown, and cache duration */
  toTeach: { maxBytes: 1024 * 1024, worksheets: 200, keptMinutes: 15, failedSeconds: 30 },
  /** check of a model's availability: timeout, tokens of its answer, and letters of it that are shown */
  /**
   * a run ends after `silentSeconds` without output, or `runSeconds` in total; it has failed if its process was silent for `goneSeconds`. A
   * provider that did not answer is skipped for `restSeconds`; what the worksheet wizard sent is kept for `questionDays`
   */
  ai: {
    questionDays: 7,
    checkSeconds: 20,
    checkTokens: 200,
    checkWords: 80,
    silentSeconds: 60,
    runSeconds: 600,
    goneSeconds: 10,
    restSeconds: 60,
  },
  /**
   * Requests to models on a day (Berlin) unless the operator says otherwise, and number left below which they are mentioned. No decision names
   * them: `class` is what spec A12 gives 35 pupils, and what a teacher grants single pupils comes on top; `school` is that of six such
   * classes; `teacher` is four a minute for two hours. No lesson reaches them, a program does.
   */
  aiPerDay: { teacher: 500, class: 1750, school: 10_000, toldBelow: 20 },
  /**
   * Limits of an assistant's knowledge. Of one file: letters that are read, pages read in one go, and the size of the passages it is cut
   * into. `leaseSeconds`: a worker without a heartbeat for so long counts as gone and another one begins anew, up to `attempts`. Of a
   * question: search words, places of them that are compared, and passages that are sent.
   */
  knowledge: {
    ...{ letters: 11_000_000, pagesAtOnce: 20, passageLetters: 900, overlapLetters: 120, leaseSeconds: 90, attempts: 3 },
    ...{ words: 12, compared: 20_000, passages: 6, documentPassages: 12 },
  },
  /**
   * Vectors of passages for an embedding model: number per row, number per request and its timeout; timeout for a question's vector, and
   * pause after a model's failure. Number compared again exactly, and bits of files cached in a process's memory.
   */
  vectors: {
    ...{ block: 256, atOnce: 64, withinSeconds: 60, questionMs: 1500, restSeconds: 60 },
    ...{ compared: 100, cacheMegabytes: 64 },
  },
  /** text out of files: a separate process; this many pages, or one text, per batch */
  fileText: { megabytes: 700, heapMegabytes: 400, withinSeconds: 30 },
  /**
   * Words on pictures: a separate process, one picture or page at a time. Pixels of the longer side as which they are read (A4 at 200 dpi;
   * shorter ones than `smallEdge` are doubled), and of the largest picture; scanned pages of a PDF, by who waits for them.
   */
  ocr: {
    ...{ megabytes: 1000, heapMegabytes: 400, withinSeconds: 90, edge: 2340, smallEdge: 1100, megapixels: 50 },
    pages: { chats: 4, converters: 100, knowledge: 300 },
  },
  /** reading of calendar files: a separate process */
  icsReading: { megabytes: 300, heapMegabytes: 128, withinSeconds: 10 },
  /**
   * Conversions: time of an attempt, letters of a part of a long text, and how long a website may take. Letters of a website that are counted;
   * with fewer than `loginLetters` and a field for a password it only asks to sign in. Bytes of a film's page and of its subtitles.
   */
  converters: {
    leaseSeconds: 60,
    attempts: 3,
    withinMinutes: 30,
    atOnce: 2,
    chunkLetters: 6000,
    websiteSeconds: 30,
    ...{ pageLetters: 200_000, loginLetters: 800, filmPageBytes: 3_000_000, subtitleBytes: 5_000_000 },
  },
  /** a picture of a model: how long it may take, and how much a provider may say for it */
  aiImages: { seconds: 180, answerMegabytes: 24 },
  /** warnings about personal data that one pupil or guest gets in a minute */
  personalDataWarningsPerMinute: 30,
  /** speech of models: how long it may take, how much a provider may say for it, and how many sentences of one person are read in a minute */
  aiSpeech: { seconds: 120, answerMegabytes: 10, perMinute: 60 },
  /** limits of one tool call; for code its memory, and that of its process, in megabytes */
  aiTools: { withinSeconds: 15, pageBytes: 2 * 1024 * 1024, codeSeconds: 5, codeMegabytes: 64, codeProcessMegabytes: 256 },
  /**
   * Servers with tools of the operator's choice: how long one may take to say what it offers and to do something, how much it may say, how long
   * its list is kept, and a server that failed left alone; of a list so many tools in so many pages, and of one tool so many letters.
   */
  mcp: {
    ...{ listSeconds: 3, callSeconds: 15, answerBytes: 1024 * 1024, keptSeconds: 300, failedSeconds: 30 },
    ...{ tools: 50, pages: 5, name: 80, description: 500, schema: 8000, input: 8000 },
  },
  /** pages of open material that catalogues and search engines take from one address: 60,000 items a minute */
  harvestPerAddressPerMinute: 600,
  /**
   * Reports of one user a day; of users without an account by address, where a class is one address. So many teachers, none of them newer
   * than `newDays`, block copies until a reviewer has looked. The last two numbers are days of retention.
   */
  reports: { perPersonPerDay: 30, perAddressPerMinute: 60, disputedBy: 3, newDays: 7, keptDays: 180, verdictsKeptDays: 365 },
  /** number of a folder's entries that others see, in the chosen order */
  folderGuestsSee: 2000,
  /** how long a conversation with another server goes on, by its kind; `logout`: how long a logout is remembered as obeyed */
  handshakeMinutes: { sign_on: 10, newcomer: 30, lti: 10, lti_opened: 60, logout: 10 },
  /** answers of providers of school accounts, and what comes back from them by a browser or as a message */
  signOn: { answerMs: 4000, answerBytes: 500_000, queryLetters: 8000, messageBytes: 20_000 },
  /** answers of learning platforms: a few keys, a token, an error; and what browsers bring from them: names, roles and settings, no content */
  lti: { answerMs: 5000, answerBytes: 256_000, formBytes: 200_000 },
  session: { teacherDays: 30, browserHours: 12, pupilIdleHours: 8, visitorDays: 180, classesBeside: 4 },
  boardCommands: { perSecond: 10, burst: 40, waitingPerPerson: 100 },
  /** `framesPerMinute`: a class puts in fewer behind its address; the next ones are put in without a look */
  linkPreview: { withinSeconds: 5, maxBytes: 5 * 1024 * 1024, redirects: 5, framesPerMinute: 120 }, // spec T-36
  live: {
    pushesPerSecond: 10,
    packetBytes: 64 * 1024,
    joinsPerSocket: 20,
    eventsPerSecond: 20,
    /** pieces that travel at once, and how much of them; one that is longer travels alone */
    slice: { pieces: 200, bytes: 64 * 1024 },
    /**
     * Connections of callers without any cookie. A page requests its content once and once more after a disconnect: 10 at once and one a
     * second is plenty, and a client that requests more is disconnected. 1,000 devices with two windows each are 2,000 behind one address,
     * some 60 MB. Four queries at once leave the database to all others.
     */
    strangers: { perAddress: 2000, atOnce: 6000, eventBurst: 10, eventsPerSecond: 1, idleSeconds: 15, asksAtOnce: 4 },
  },
  /** Requests and sockets: what a lesson never reaches and an attack does. */
  http: {
    bodyBytes: 1_000_000,
    /** values and keys of one: the largest body that a call takes has some 4,000 (chapters and captions of a recording), 300 kB of them take 20 ms */
    bodyValues: 10_000,
    userPerMinute: 300,
    /** of the calls above: a user who types without a pause sends four a second for a while */
    searchesPerMinute: 120,
    /** and of each pupil (spec LIM-06) */
    visitorPerMinute: 120,
    newVisitorsPerAddressPerMinute: 3000,
    failedSecretsPerAddressPerMinute: 120,
    /**
     * Rate limits of callers without any cookie. A device has one after its first ten calls (page, item, questions, who am I …); a whole
     * school of 1,000 that arrives in one minute behind one address, each device loading twice, makes 20,000. Three such schools at once
     * are 60,000. A class of 35 makes 700: an address below that is admitted for any number of others. The second origin counts by the same
     * numbers for itself: an H5P content requests ten files of its player and some ten of its own, and as browsers cache none of them
     * there, 20 for each device that opens one: 700 of a class, 20,000 of that school. A browser with a fault reports it a few times a
     * minute; further reports are dropped.
     */
    strangers: {
      perAddressPerMinute: 20_000,
      perMinute: 60_000,
      classPerMinute: 700,
      errorReportsPerAddressPerMinute: 120,
      errorReportsPerMinute: 600,
    },
  },
  /**
   * Attempts with wrong passwords, counted separately for one known device, one network that the account used before, and all others
   * together. An attacker therefore blocks only unknown clients.
   */
  login: { triesPerAccount: 10, windowMinutes: 10, waitSeconds: 30, deviceDays: 180, devicesPerAccount: 20 },
  /** files that are made while they are sent: copies of an account or class, responses of surveys; per process */
  exports: { atOnce: 16, perPerson: 1, waitingMax: 100, waitSeconds: 30, slowBytesPerSecond: 50_000, patienceSeconds: 20 },
  /** pupils of a project who are named as missing on a worksheet */
  absentShown: 200,
  /**
   * Limits of PDF layout for printing, which runs in a process of its own, one after the other. A queue of 100 is done in less than a
   * minute: a page of text takes some 5 ms, 100 pages 0.6 s. That process has 150 MB with the fonts; 100 pages make it 260 (measured).
   */
  pdf: {
    pages: 100,
    pictures: 200,
    /** letters of text; 100 pages hold fewer. The rest is not read */
    letters: 800_000,
    /** memory of the process, and seconds for one */
    megabytes: 300,
    withinSeconds: 15,
    perMinute: 30,
    perStrangersAddressPerMinute: 300,
    /** `quickSeconds`: three times what 100 pages take; what takes longer while others wait is set beside them */
    line: { quickSeconds: 2, waitingMax: 100, waitSeconds: 30 },
    /** some 20 MB each that lie in memory until they are taken */
    sending: { atOnce: 8, waitingMax: 8, waitSeconds: 30, slowBytesPerSecond: 50_000, patienceSeconds: 20 },
  },
  /**
   * Limits of a PDF that runs as a job, in a process of its own that blocks no other request. Calculated from the cost of 100 pages
   * (above): 500 are some 700 MB.
   */
  longPdf: { pages: 500, pictures: 400, letters: 4_000_000, megabytes: 900, withinSeconds: 60 },
  /**
   * Limits of export jobs in the background, one at a time in each process. Of one user: jobs that wait or run, jobs in the list, total
   * size of their files. `leaseSeconds`: a process without a heartbeat for so long counts as gone, and another one begins anew, up to the
   * number of attempts. A job that takes more than `quickSeconds` while others wait is run beside them. `withinMinutes` for one attempt: a
   * thousand items take some ten (measured with PDFs of a page).
   */
  exportJobs: {
    running: 3,
    waiting: 10,
    waitingMegabytes: 4000,
    megabytes: 2000,
    things: 1000,
    hours: 24,
    leaseSeconds: 30,
    attempts: 3,
    quickSeconds: 2,
    withinMinutes: 30,
  },
  /**
   * Limits of an imported file from which an item is made; a zip archive by its contents, counted while it is unpacked. Of a text (.md,
   * .txt) so many megabytes: ten times its letters. `signPairs`: of Markdown, characters times characters of each paragraph, 2 s of work
   * here; a usual page has some thousand. `depth`, `pieces`: nested elements, elements and texts of markup: the longest text has some ten
   * thousand. `values`: of a manifest; of one item that is no text, which the api itself checks, 100 ms here.
   */
  broughtIn: {
    ...{ megabytes: IMPORT_MEGABYTES, inflatedMegabytes: 100, ratio: 100, entries: 2000, markupMegabytes: 20, textMegabytes: 5 },
    ...{ signPairs: 3_000_000, depth: 200, pieces: 100_000, values: 600_000, valuesOfThing: 60_000 },
  },
  /** reading it: a process of its own, one file after the other. `words`: letters of an office file that are shown without it */
  reading: {
    ...{ megabytes: 500, heapMegabytes: 320, withinSeconds: 15, perMinute: 20, words: 200_000 },
    line: { quickSeconds: 2, waitingMax: 50, waitSeconds: 60 },
  },
  /**
   * Limits of an H5P package, counted while it is inflated: of one entry, of all that is kept, and by the ratio. `describedMegabytes`: its
   * content and all other descriptions, and the index made of its names: a whole course has some 200 kB, 2,000 files with long names 500.
   * It is checked by a process of its own. `leaseSeconds`: a worker not done by then counts as gone, another one begins anew, up to the
   * number of attempts; a user may retry it `retriesPerDay` times, each of which can take 30 s. A package that takes more than
   * `quickSeconds` while others wait is read beside them. `passHours`: validity of a player address, longer than a day at school.
   * `keptMegabytes`: indexes in the memory of a process, some hundred of usual ones, where a class plays ten.
   */
  h5p: {
    ...{ entries: 2000, entryMegabytes: 50, describedMegabytes: 1, inflatedMegabytes: 100, ratio: 100 },
    ...{ leaseSeconds: 60, attempts: 3, retriesPerDay: 5, quickSeconds: 2, passHours: 12, keptMegabytes: 32 },
  },
  h5pReading: { megabytes: 700, heapMegabytes: 400, withinSeconds: 30 },
  /**
   * Answers of calls that can be large: a whole text has up to 7 MB in base64. Twelve at once are below 90 MB, also when clients do not
   * read them.
   */
  largeAnswers: {
    fromBytes: 64 * 1024,
    atOnce: 12,
    perPerson: 1,
    waitingMax: 100,
    waitSeconds: 10,
    slowBytesPerSecond: 50_000,
    patienceSeconds: 20,
  },
  /**
   * Rate limits of wrong codes (ADR 19). A day and a month of 30 days are rolling windows; a corrected typing error costs nothing.
   * With them an attacker gets into fewer than one account a year in the whole installation: `code-budgets.test.ts` calculates it.
   */
  pupilCode: {
    failuresPerDevice: 10,
    windowMinutes: 10,
    waitSeconds: 30, // spec A35
    /** the class's own link, and devices that it knows; 35 pupils of whom each fifth mistypes make 7 wrong codes */
    class: { perDay: 40, perMonth: 300 },
    /** the school's own link, and all its networks together */
    school: { perDay: 40, perMonth: 60 },
    network: { perDay: 20, perMonth: 40 },
    /** an address of which fewer than `pupilsMakeNetwork` came in during `networkDays` */
    newAddressPerMonth: 4,
    /** an installation that is reachable in its local network only */
    local: { perDay: 60, perMonth: 200 },
    pupilsMakeNetwork: 3,
    networkDays: 14,
    excusedAtOnce: 3,
    excusedPerPupilPerMonth: 9,
  },
  /**
   * Storage quotas. 35 pupils with ten answers of 10 MB each are 3,500 MB in one item: 5,000 leave a fifth to its owner, who has room for
   * five such items. One user in another owner's item: two films and some pictures.
   */
  fileQuota: {
    itemMegabytes: 5000,
    ownerMegabytes: 25_000,
    pupilMegabytes: 2000,
    ownerFiles: 20_000,
    personMegabytes: 250,
    personFiles: 200,
    ownersLane: 0.2,
  },
  /**
   * Uploads in parts: maximum size of a part, simultaneous uploads of one person into an item, timeout for the next part, and retention of
   * a finished one so that a repeated request gets the same response.
   */
  upload: { partMegabytes: 8, atOnce: 20, hours: 24, finishedMinutes: 60 },
  /** inspection and rewriting of recordings with their length: a separate process; 100 MB take it 3 s and 210 MB (measured) */
  recording: { megabytes: 700, heapMegabytes: 400, withinSeconds: 60, line: { quickSeconds: 5, waitingMax: 100, waitSeconds: 120 } },
  /**
   * MP4 made of a recording by the operator's ffmpeg: 15 minutes of 720 lines take a slow core some 20 minutes and 300 MB. A process that is
   * not done within the lease counts as gone. The MP4 may have `megabytes` at most.
   */
  recordingFilm: { memoryMegabytes: 1000, withinSeconds: 3600, leaseSeconds: 60, attempts: 3, megabytes: 200 },
  /** lines of live documents, what comes over them and what it may cost */
  collaboration: {
    frameBytes: 512 * 1024,
    preAuthBytes: 64 * 1024,
    /** structs of one message: what a paste of 256 kB in short paragraphs has; looking through them takes about 20 ms */
    updateStructs: 20_000,
    /** Yjs clients in one message and of one connection: an editor writes as one */
    clientsPerConnection: 8,
    /** steps of putting one message's structs in their places where several people wrote at once: about 20 ms */
    updateSteps: 200_000,
    /** milliseconds of one person's writing at once, and how many of them come back each second */
    writingMs: { burst: 3000, perSecond: 100 },
    messagesPerSecond: 50,
    messageBurst: 200,
    syncStep1PerMinute: 5,
    /** more, for the owner, the invited, and the pupils of a project */
    connectionsReserved: 60,
    connectionsPerSession: 20,
    authenticateWithinSeconds: 5,
    bufferedBytes: 4 * 1024 * 1024,
  },
  /** invitation mails: of one user, of one whose account is younger than `newDays`, and to one mailbox by all senders */
  invitations: {
    /** a staff room in some days; a new account invites a few colleagues */
    intoItem: { perDay: 50, perDayWhileNew: 10, newDays: 7, perMailbox: 10 },
    /** a whole import; the administration is not limited while it is new */
    byAdministration: { perDay: 5000, perDayWhileNew: 5000, newDays: 0, perMailbox: 5 },
    intoSchool: { perDay: 30, perDayWhileNew: 5, newDays: 7, perMailbox: 10 },
  },
} as const;
