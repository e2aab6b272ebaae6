"""Speaks one text with espeak-ng, and says when each word starts.

Reads JSON on stdin: {"text", "voice", "rate", "pitch", "range"}.
Writes the samples (16 bit, mono) to stdout and to stderr, as JSON, the sample rate and the
word events [position in the text, seconds]. The command espeak-ng has no word events, the library has.
"""
import ctypes
import json
import sys

SYNCHRONOUS, POSITION_CHARACTER, TEXT_UTF8, WORD_EVENT = 2, 1, 1, 1
RATE, PITCH, RANGE = 1, 3, 4


class Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", ctypes.c_char * 8),
    ]


job = json.load(sys.stdin)
espeak = ctypes.CDLL("libespeak-ng.so.1")
sample_rate = espeak.espeak_Initialize(SYNCHRONOUS, 0, None, 0)
samples, words = [], []


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(Event))
def collect(wave, count, events):
    if wave and count:
        samples.append(ctypes.string_at(wave, count * 2))
    index = 0
    while events[index].type:
        if events[index].type == WORD_EVENT:
            words.append([events[index].text_position - 1, events[index].sample / sample_rate])
        index += 1
    return 0


espeak.espeak_SetSynthCallback(collect)
if espeak.espeak_SetVoiceByName(job["voice"].encode()) != 0:
    sys.exit(f"espeak-ng has no voice {job['voice']}")
for parameter, name in ((RATE, "rate"), (PITCH, "pitch"), (RANGE, "range")):
    espeak.espeak_SetParameter(parameter, job[name], 0)
text = job["text"].encode() + b"\0"
espeak.espeak_Synth(text, len(text), 0, POSITION_CHARACTER, 0, TEXT_UTF8, None, None)
espeak.espeak_Synchronize()

sys.stdout.buffer.write(b"".join(samples))
json.dump({"sampleRate": sample_rate, "words": words}, sys.stderr)
