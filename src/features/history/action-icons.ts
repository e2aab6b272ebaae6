import type { LucideIcon } from "lucide-react";
import BadgeCheck from "lucide-react/icons/badge-check";
import Ban from "lucide-react/icons/ban";
import BellRing from "lucide-react/icons/bell-ring";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleMinus from "lucide-react/icons/circle-minus";
import DoorClosed from "lucide-react/icons/door-closed";
import DoorOpen from "lucide-react/icons/door-open";
import Download from "lucide-react/icons/download";
import Eye from "lucide-react/icons/eye";
import FileAudio from "lucide-react/icons/file-headphone";
import FileUp from "lucide-react/icons/file-up";
import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import FolderOpen from "lucide-react/icons/folder-open";
import Handshake from "lucide-react/icons/handshake";
import Inbox from "lucide-react/icons/inbox";
import KeyRound from "lucide-react/icons/key-round";
import ListMusic from "lucide-react/icons/list-music";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import LogIn from "lucide-react/icons/log-in";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import Megaphone from "lucide-react/icons/megaphone";
import MessageSquare from "lucide-react/icons/message-square";
import MessageSquareText from "lucide-react/icons/message-square-text";
import MicVocal from "lucide-react/icons/mic-vocal";
import PenLine from "lucide-react/icons/pen-line";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Send from "lucide-react/icons/send";
import ShieldAlert from "lucide-react/icons/shield-alert";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldOff from "lucide-react/icons/shield-off";
import Smartphone from "lucide-react/icons/smartphone";
import Ticket from "lucide-react/icons/ticket";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import Upload from "lucide-react/icons/upload";
import UserRoundMinus from "lucide-react/icons/user-round-minus";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import type { HistoryAction } from "#contract/constants/history-actions.ts";

/** What happened, as a picture beside its words. */
export const actionIcons: Record<HistoryAction, LucideIcon> = {
  "voice-artist.create": MicVocal,
  "voice-artist.update": PenLine,
  "voice-artist.state": Eye,
  "voice-artist.restore": RotateCcw,
  "voice-artist.import": FileUp,
  "voice-artist.erase": Trash2,
  "audio.upload": Upload,
  "import.start": FileUp,
  "import.cancel": CircleMinus,
  "catalogue.export": Download,
  "showcase.update": Megaphone,
  "voice-request.status": Inbox,
  "voice-request.note": Inbox,
  "voice-request.contact": Inbox,
  "voice-request.assign": Inbox,
  "voice-request.merge": Inbox,
  "voice-request.suggest": Inbox,
  "voice-request.undo": Inbox,
  "voice-request.expire": Trash2,
  "voice-request.expire-spam": Trash2,
  "offer.accept": Handshake,
  "offer.propose": PenLine,
  "offer.decline": CircleMinus,
  "offer.message": MessageSquare,
  "offer.hand-over": Send,
  "offer.take-back": Undo2,
  "offer.reopen": RotateCcw,
  "offer.share-originals": FolderOpen,
  "offer.remind": BellRing,
  "take.add": FileAudio,
  "take.change": PenLine,
  "take.remove": Trash2,
  "take.note": MessageSquareText,
  "list.create": ListMusic,
  "list.update": PenLine,
  "list.delete": Trash2,
  "list.restore": RotateCcw,
  "room.open": DoorOpen,
  "room.move": CalendarClock,
  "room.password": KeyRound,
  "room.close": DoorClosed,
  "room.revoke": Ban,
  "client.create": UserRoundPlus,
  "client.update": PenLine,
  "client.lock": Lock,
  "client.unlock": LockOpen,
  "client.deactivate": CircleMinus,
  "client.activate": CircleCheck,
  "client.credentials": KeyRound,
  "client.invite": Mail,
  "client.remove": UserRoundMinus,
  "client.export": Download,
  "account.update": PenLine,
  "account.lock": Lock,
  "account.unlock": LockOpen,
  "account.delete": Trash2,
  "owner.create": UserRoundPlus,
  "owner.invite": Mail,
  "owner.remove": UserRoundMinus,
  "owner.end": UserRoundMinus,
  login: LogIn,
  "login.refused": ShieldAlert,
  "login.new-device": Smartphone,
  logout: LogOut,
  "password.change": KeyRound,
  "password.reset": KeyRound,
  "invitation.accept": CircleCheck,
  "address.change": Mail,
  "address.confirm": BadgeCheck,
  "passkey.add": Fingerprint,
  "passkey.remove": Fingerprint,
  "totp.on": ShieldCheck,
  "totp.off": ShieldOff,
  "recovery-codes.renew": Ticket,
  "recovery-code.use": Ticket,
  "sessions.end": LogOut,
  "data.export": Download,
};
