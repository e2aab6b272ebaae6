import { connect } from "node:net";

/** Sends bytes as they are to a server of this machine; all that comes back until it ends the connection. */
export const rawAnswers = (port: number, sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answers = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(sent));
    socket.setEncoding("utf8").on("data", (part: string) => (answers += part));
    socket.once("close", () => resolve(answers)).once("error", reject);
  });
