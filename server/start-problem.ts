/** Why the server does not start, in sentences for the person who starts it. */
export class StartProblem extends Error {}
